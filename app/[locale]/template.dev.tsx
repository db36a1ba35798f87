import { FollowEdits } from '@/app/follow-edits';
import { getSite } from '@/app/site';

/** Around every page in development. */
export default async function Template({ children }: { children: React.ReactNode }) {
  const { revision } = await getSite();
  return (
    <>
      {children}
      <FollowEdits revision={revision} />
    </>
  );
}
