/**
 * Marks without a shape: where a line may break, and which way text runs. Address books and chats put them around what is copied there,
 * above all around phone numbers. Not the two joiners, by which Indian scripts and emoji are written.
 */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** A text without the marks that nobody sees; what is left is what stands on the screen. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '')
