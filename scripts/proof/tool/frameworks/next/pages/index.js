export default function Page() {
  return <p>Next.js</p>;
}
