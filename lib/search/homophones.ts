/** How many characters share each syllable, in the order of GB 2312 (GB/T 2312-1980, level 1), as characters after `0`. */
const SYLLABLES =
  '2=939B8?<A?46H<4469C;1;75552;3:=96:?@5<@176572<61438366<?5<37C@9791:8>649<=188A;<??11]26;9:A127?9B63;3@3617C39B24597B95>>E6:eAX=LKDI2AI7:;45674?424475428;4473?792;3R1>;=5<>;96R87<9696<1@38>982661A3?753151211;72271644434176685792>A4425981?T3F8?5;=28=;824532:21:3:23223443431192@8;<@;_:Q2423444@84<3;3899B=;14?853:=4;263;72A:Q:39MS=JDBE:?79C:6>@QA??e@B1?D]D:<3743>4114>6A?::@?[;>J216762;?7482428';
/** The first level of GB 2312: 40 rows of 94 characters, ordered by sound. */
const [ROWS, IN_ROW] = [40, 94];

let bySound: string[] | undefined;

/** @returns the common characters that sound like one, including itself; none for a rare character. */
export function homophonesOf(character: string): string {
  bySound ??= listBySound();
  return bySound.find((alike) => alike.includes(character)) ?? '';
}

/** Browsers have the order in their decoder. */
function listBySound(): string[] {
  const codes = Array.from({ length: ROWS * IN_ROW }, (_, at) => [
    0xb0 + Math.floor(at / IN_ROW),
    0xa1 + (at % IN_ROW),
  ]);
  const characters = new TextDecoder('gb18030').decode(Uint8Array.from(codes.flat()));
  let end = 0;
  return [...SYLLABLES].map((count) => {
    const start = end;
    end += count.charCodeAt(0) - '0'.charCodeAt(0);
    return characters.slice(start, end);
  });
}
