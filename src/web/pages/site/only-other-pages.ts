type Move = { currentUrl: URL; nextUrl: URL }

/** For a page that follows its own search by itself: the server is asked again for another page alone, not for another search. */
export const onlyOtherPages = ({ currentUrl, nextUrl }: Move) => currentUrl.pathname !== nextUrl.pathname
