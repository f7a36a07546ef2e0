// No spaces, commas or brackets: a mail program must not read one address as several. Dots only between other characters.
const mailboxPattern = /^(?=.{1,64}$)[^\s\p{C}<>()[\]{},;:"\\.]+(\.[^\s\p{C}<>()[\]{},;:"\\.]+)*$/u
const domainPattern = /^((?!-)[\p{L}\p{N}\p{M}-]{1,63}(?<!-)\.)+(?!-)[\p{L}\p{N}\p{M}-]{1,63}(?<!-)$/u

/** One e-mail address of at most 254 characters, in any script, as RFC 5321 and RFC 1123 write it. */
export function isEmailAddress(text: string) {
	const [mailbox = '', domain = '', ...others] = text.split('@')
	return text.length <= 254 && others.length === 0 && mailboxPattern.test(mailbox) && domainPattern.test(domain)
}
