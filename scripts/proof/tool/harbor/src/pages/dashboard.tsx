import throttle from 'lodash/throttle';
import { Card } from '../components/Card';
import { Sparkline } from '../components/Sparkline';
import { greet } from '../lib/greet';
import { speed } from '../lib/units-import';

const ARRIVALS_PER_DAY = [4, 6, 3, 8, 9, 5, 7, 12, 10];

const noteActivity = throttle(() => console.info('The reader is here.'), 500);

export default function Dashboard() {
  return (
    <Card title="Dashboard" wide>
      <p onMouseMove={noteActivity}>
        {greet('harbour master')}, the average speed is {speed(32).toFixed(1)} knots.
      </p>
      <Sparkline values={ARRIVALS_PER_DAY} />
    </Card>
  );
}
