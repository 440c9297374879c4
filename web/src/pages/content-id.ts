/** The id of the main element of a page, the target of the skip link. */
export const contentId = 'content'
