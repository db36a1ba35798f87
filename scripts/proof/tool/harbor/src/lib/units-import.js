import units from '../legacy/units';

export const speed = (kilometresPerHour) => units?.knots?.(kilometresPerHour) ?? kilometresPerHour;
