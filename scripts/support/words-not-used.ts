/** A form that the texts of this site do not use, and what to write instead. */
type Word = readonly [form: RegExp, instead: string];

/** British spellings, with the American ones, which pages use. */
const BRITISH: Word = [
  /(?:behavi|col|fav|flav|hon|lab|neighb)our|\bcentre|\bcatalogue|\bgrey|licence|(?<!aria-|aria)labell(?:ed|ing)|(?:cancel|signal|travel)l(?:ed|ing)|\b\w*(?:character|custom|general|initial|local|minim|neutral|normal|optim|organ|priorit|recogn|serial|special|summar|token|visual)is(?:e[drs]?|ing|ation)\b|\banaly(?:se[dr]?|sing)\b|\b(?:mis)?spelt\b/gi,
  'the American spelling: color, behavior, center, license, labeled, initialize, analyze',
];

/** A page says what it is about; a question as the opening of every page is a tic. */
const QUESTION = /^# [^\n]+\n+[^\n。.]*[?？]/gmu;

/**
 * What an editor would mark, in pages, captions, terms and interface texts. The list is for habits that came back
 * more than once; code, links, ids and keywords are not read.
 */
export const NOT_USED: Record<'en' | 'zh', readonly Word[]> = {
  en: [
    BRITISH,
    [QUESTION, 'a statement of what the page lets the reader do'],
    // An outsider's voice: these pages are the documentation of the tool itself.
    [
      /\baccording to the project\b|\bby the project's\b/gi,
      'the fact; sources are on “sample-app.mdx”',
    ],
    [
      /\b(?:was|were) not (?:run|checked|tried)\b(?! again)/gi,
      'a link to sample-app.mdx#not-verified',
    ],
    [/\b(?:was|were) seen\b|\bseen with\b/gi, 'the fact, with the version it holds for'],
    // Verbs and phrases that are right in another language.
    [/\bholds? (?!up\b|back\b|down\b)/gi, 'contains'],
    [/\bbrings? (?:in|along|its|two)\b/gi, 'pulls in, comes with'],
    [/\bstands? (?:in|on|at|below|above|beside|there)\b/gi, 'is, appears'],
    [/\b(?:lies|lie) (?:in|on|below|beside)\b/gi, 'is'],
    [/\bends with (?:an? )?(?:`|exit)/gi, 'exits with, fails with'],
    [/\bhas (?:about )?[\d,.]+ [kKM]?B\b/g, 'is … in size'],
    [/\bin all[.,;:|)]/gi, 'in total'],
    [/\bof your own(?! \w+s\b)/gi, 'your own …'],
    [/\ba text or\b/gi, 'a string or'],
    [/\*\*Does not see\*\*|^#+ .*\bdoes not see\b/gim, 'What it misses'],
    // JSON, YAML and selectors of recipes need straight quotes elsewhere.
    [/\p{L}'\p{L}|(?:[\p{L}\p{N}.)] |\s\()"(?=\p{L}[^"/\n]*")/gu, '“ ” or ’'],
    [/\bofficial\b/gi, 'who says or makes it'],
    [/\bmeasured from outside\b/gi, 'timed by a probe'],
    [/\brules in depth\b/gi, 'Built-in rules in detail, the title of the page'],
  ],
  zh: [
    [QUESTION, '陈述句：这一页能让读者做什么'],
    // One word for one thing.
    [/钩子/g, 'Hook'],
    [/加载器/g, 'Loader'],
    [/构建器/g, 'Builder'],
    [/摇树/g, 'Tree Shaking'],
    [/打包产物/g, '产物'],
    [/输出文件/g, '产物文件'],
    [/官方/g, '说话人的名字：发布公告、Rspack 的文档'],
    [/从外部测量/g, '由探针计时'],
    [/废弃/g, '弃用'],
    [/重复依赖/g, '重复包'],
    [/修法/g, '修复方案'],
    [/依赖链|文件链|引入链/g, '引用链'],
    [/合并(?:过|后)的模块/g, '合并模块'],
    [/Bundle Diff/g, '产物对比'],
    [/您/g, '你'],
    // A page of the report is called what the report calls it in Chinese, in titles and in links to it.
    [/插件分析/g, 'Plugins 分析'],
    [/Loaders? 时间[线轴]/g, 'Loaders 概览'],
    [/^# 产物体积$|\[产物体积\]|产物体积页/gm, '产物体积分析'],
    [/^# 模块解析$|^- \[模块解析\]/gm, 'Module Resolve 分析'],
    // Translated phrases.
    [/今天/g, '如今、现在'],
    [/会直接忽略|会算进/g, '会被直接忽略、被算到……名下'],
    [/(?:菜单项|页面|入口)会?消失/g, '不再显示'],
    [/远远最/g, '明显最'],
    [/设上/g, '设置、打开'],
    [/\[(?:这次排查|这篇排查|这一篇|这一节)\]/g, '目标页面或小节的标题'],
    // Spoken words beside reference text.
    [/压根|别指望|现形|塞入|代劳|大得离谱|白白|(?<!不)管用|弄坏|不合群/g, '书面的说法'],
    // Punctuation and spaces.
    [/\p{Script=Han}[,;:!?]|[,;:!?]\p{Script=Han}/gu, '全角标点'],
    [/\((?=[^()\n]*\p{Script=Han})/gu, '全角括号'],
    [/\p{Script=Han}[A-Za-z\d`]|[A-Za-z\d`]\p{Script=Han}/gu, '汉字与西文、数字之间的空格'],
    [/[「」『』]/g, '“”'],
    // The underline would go on below the blank half of the mark.
    [/(?<!!)\[“/g, '链接文字不以引号开头'],
  ],
};
