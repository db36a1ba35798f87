/** The drawing of a page, in the lists of the search. */
export const PAGE_ICON = <path d="M4 1.75h5.25L12.5 5v9.25H4zM9 2v3.25h3.25" />;
