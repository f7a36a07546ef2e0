/** Names with a text each, one to a line: 'Weight: 2 kg'. A colon of a name stands behind a backslash, and so does a backslash. */
export const pairLines = (pairs: Readonly<Record<string, unknown>>) =>
	Object.entries(pairs)
		.map(([name, text]) => `${name.replace(/[\\:]/g, '\\$&')}: ${text}`)
		.join('\n')

/** Reads `pairLines`, and what people write; a line without a colon is a name with an empty text. */
export const readPairLines = (lines: string): Record<string, string> =>
	Object.fromEntries(
		lines.split(/\r?\n/).flatMap((line) => {
			const [, name = line, text = ''] = /^((?:[^:\\]|\\[:\\]|\\(?![:\\]))*):(.*)$/.exec(line) ?? []
			return line.trim() === '' ? [] : [[name.replace(/\\([:\\])/g, '$1').trim(), text.trim()]]
		}),
	)
