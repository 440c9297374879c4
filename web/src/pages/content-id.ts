/** The id of a page's main element, to which the first Tab can skip. */
export const contentId = 'content'
