export function Spinner() {
  return <output className="spinner" aria-label="Loading" />;
}
