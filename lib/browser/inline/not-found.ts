import { showOwnNotFound } from '../first-frame/own-not-found';

/** What the 404 page runs before anything is painted. */
showOwnNotFound();
