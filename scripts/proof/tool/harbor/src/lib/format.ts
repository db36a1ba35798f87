import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import utc from 'dayjs/plugin/utc';

dayjs.extend(relativeTime);
dayjs.extend(utc);

export const formatEta = (time: number) => dayjs.utc(time).format('YYYY-MM-DD HH:mm');

export const formatAge = (time: number) => dayjs(time).fromNow();

export function formatMoney(cents: number, currency = 'EUR'): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);
}
