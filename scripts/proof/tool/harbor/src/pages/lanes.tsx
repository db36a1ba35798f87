import { Card } from '../components/Card';
import { type Lane, placePorts } from '../lib/graph';

const PORTS = ['Rotterdam', 'Singapore', 'Ningbo', 'Santos', 'Durban'];

const LANES: Lane[] = [
  ['Rotterdam', 'Singapore'],
  ['Singapore', 'Ningbo'],
  ['Santos', 'Durban'],
  ['Durban', 'Singapore'],
];

export default function Lanes() {
  const ports = placePorts(
    PORTS.map((name) => ({ id: name, label: name })),
    LANES,
  );
  return (
    <Card title="Lanes">
      <ul>
        {ports.map(({ id, x, y }) => (
          <li key={id}>
            {id} ({x}, {y})
          </li>
        ))}
      </ul>
    </Card>
  );
}
