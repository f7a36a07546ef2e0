/**
 * Where a page really is that was asked for by an odd spelling of its address: without a slash at its end, with single slashes, and with
 * what `patterns` of the site map write out (`/services/:serviceId/*`) in their letters; what stands for a name, and the query, stay as
 * they are. Null for an address that is right already, and for one that a browser could read as another host's.
 */
export function canonicalAddress(url: string, patterns: readonly string[]): string | null {
	const end = url.indexOf('?')
	const path = end < 0 ? url : url.slice(0, end)
	// A browser reads a backslash as a slash, and two of them at the start as a host.
	if (!path.startsWith('/') || path.includes('\\')) return null
	const parts = path.split('/').filter((part) => part !== '')
	const canonical = `/${asWritten(parts, patterns).join('/')}`
	return canonical === path ? null : canonical + url.slice(path.length)
}

/** The parts in the letters of the pattern that names most of them. */
function asWritten(parts: string[], patterns: readonly string[]): string[] {
	let [best, most] = [parts, 0]
	for (const pattern of patterns) {
		const written = pattern.split('/').slice(1)
		if (!isFor(written, parts)) continue
		const named = written.filter((part) => !isName(part)).length
		if (named > most) [best, most] = [parts.map((part, at) => (isName(written[at] ?? '*') ? part : (written[at] ?? part))), named]
	}
	return best
}

const isName = (part: string) => part.startsWith(':') || part === '*'
function isFor(written: string[], parts: string[]) {
	const needed = written.filter((part) => part !== '*' && !part.endsWith('?')).length
	if (parts.length < needed || (parts.length > written.length && written.at(-1) !== '*')) return false
	return written.every((part, at) => isName(part) || part === parts[at]?.toLowerCase())
}
