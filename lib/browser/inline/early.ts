import { fetchEarlyPicture } from '../first-frame/early-picture';
import { giveUpOnScript } from '../first-frame/give-up-on-script';
import { prePaint } from '../first-frame/pre-paint';

/** What a page runs before its style sheets have come; see raiseEarly in scripts/export. */
prePaint(process.env['HAS_DARK_MODE'] === 'true');
giveUpOnScript();
fetchEarlyPicture();
