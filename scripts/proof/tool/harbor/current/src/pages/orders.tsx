import { Card } from '../components/Card';
import { Arrivals } from '../components/Table';
import { describe } from '../legacy/bridge';
import { formatEta, formatMoney } from '../lib/format';
import { createId } from '../lib/ids';
import '../styles/orders.less';

const DAY = 86_400_000;

const rows = Array.from({ length: 12 }, (_, index) => ({
  id: createId(),
  vessel: describe({ name: `MV ${index}`, weight: 12_000 * (index + 1) }),
  eta: formatEta(Date.now() + index * DAY),
  freight: formatMoney(12_999 * (index + 1)),
}));

export default function Orders() {
  return (
    <Card title="Orders">
      <Arrivals rows={rows} />
    </Card>
  );
}
