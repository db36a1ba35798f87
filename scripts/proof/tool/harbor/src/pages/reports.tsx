import _ from 'lodash';
import { useEffect, useState } from 'react';
import cover from '../assets/cover.png';
import { Card } from '../components/Card';
import { Sparkline } from '../components/Sparkline';
import { formatAge, formatMoney } from '../lib/format';
import { positionReports, publicPart } from '../lib/stream';

const TWO_HOURS = 7_200_000;

export default function Reports() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const subscription = positionReports(5).subscribe(({ index }) => setCount(index + 1));
    return () => subscription.unsubscribe();
  }, []);
  const freightByQuarter = _.groupBy(_.range(40), (week) => week % 4);
  return (
    <Card title={`Reports: ${count}`}>
      <img src={cover} alt="" />
      <p>
        {formatAge(Date.now() - TWO_HOURS)}: {formatMoney(_.sum(freightByQuarter[1] ?? []))}
      </p>
      <Sparkline values={freightByQuarter[2] ?? []} />
      <p>{publicPart({ secret: 'berth 7', port: 'NL RTM' }).port}</p>
    </Card>
  );
}
