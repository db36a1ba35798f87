import { settleWhileParsing } from '../first-frame/settle-while-parsing';

/** What a page runs behind its style sheets, while its body is parsed. */
settleWhileParsing();
