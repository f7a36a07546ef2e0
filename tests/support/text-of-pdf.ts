import { extractText, getDocumentProxy } from 'unpdf'

/** What a reader of the file finds on each page, read by another library than the one that drew it; any white space as one blank. */
export async function textOfPdf(file: Uint8Array): Promise<string[]> {
	const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: false })
	return text.map((page) => page.replace(/\s+/g, ' ').trim())
}
