// No spaces, commas or brackets: a mail program must not read one address as several.
const pattern = /^[^\s\p{C}@<>()[\]{},;:"\\]+@[\p{L}\p{N}\p{M}-]+(\.[\p{L}\p{N}\p{M}-]+)+$/u

/** One e-mail address of at most 254 characters, in any script. */
export const isEmailAddress = (text: string) => pattern.test(text) && text.length <= 254
