import { isPartDrawing, type PartDrawing, type PartView } from './draw-part.ts'

const lettersOnly = /^[\w ./+-]{0,16}$/

/**
 * What an address such as `/drawings/parts/tyre.svg?paint=red&label=80/100-18` asks to be drawn; grey where it names no paint. Null
 * for what is not drawn, and for words longer or other than a size, a type or a model has: nobody writes on our pictures.
 */
export function readPartLook({ pathname, searchParams }: URL): (PartView & { kind: PartDrawing; paint: string }) | null {
	const kind = /\/parts\/([a-z-]+)\.svg$/.exec(pathname)?.[1] ?? ''
	const [paint, label, tag, view] = ['paint', 'label', 'tag', 'view'].map((name) => searchParams.get(name) ?? '')
	if (!isPartDrawing(kind) || !lettersOnly.test(label ?? '') || !lettersOnly.test(tag ?? '')) return null
	return { kind, paint: paint || 'grey', label, tag, view: view === 'near' || view === 'box' ? view : undefined }
}
