import { useEffect, useRef, useState } from 'react'
import { fileTooLarge } from '#contract/file-words.ts'
import { documentWrong, photoWrong, type SellFile } from '#contract/market/sell-words.ts'
import { preparePhoto } from '../../../browser/picture/prepare-photo.ts'
import { storedFiles } from '../../../browser/stored-files.ts'
import { isFile, isPhoto, isTooLarge, maxMegabytes } from './sell-values.ts'

/** Pixels of a photo's longer side, and JPEG quality: sharp enough for the digits of an odometer. */
const photoSize = { side: 2000, quality: 0.8 }

export type SellSlot = {
	file: File | null
	/** Where it can be seen; null for a PDF. */
	url: string | null
	problem: string | null
	/** The server did not take what is there. */
	isRefused: boolean
	isBusy: boolean
}
const empty: SellSlot = { file: null, url: null, problem: null, isRefused: false, isBusy: false }
const filled = (file: File): SellSlot => ({ ...empty, file, url: file.type.startsWith('image/') ? URL.createObjectURL(file) : null })

/** The photos and documents of a sell request that is not sent yet. They come back after a reload and after a new login of their owner. */
export function useSellFiles(owner: string) {
	const [slots, setSlots] = useState<ReadonlyMap<SellFile, SellSlot> | null>(null)
	const latest = useRef(new Map<SellFile, Blob>())
	const urls = useRef(new Set<string>())

	useEffect(() => {
		let isOver = false
		storedFiles.of(owner).then((kept) => {
			if (isOver) return
			setSlots(new Map([...kept].flatMap(([name, file]) => (isFile(name) ? [[name, filled(file)] as const] : []))))
		})
		return () => {
			isOver = true
		}
	}, [owner])
	for (const { url } of slots?.values() ?? []) if (url) urls.current.add(url)
	useEffect(() => {
		const seen = urls.current
		return () => {
			for (const url of seen) URL.revokeObjectURL(url)
			seen.clear()
		}
	}, [])

	const at = (name: SellFile) => slots?.get(name) ?? empty
	const set = (name: SellFile, slot: (before: SellSlot) => SellSlot) =>
		setSlots((before) => new Map(before).set(name, slot(before?.get(name) ?? empty)))
	function fill(name: SellFile, file: File) {
		set(name, () => filled(file))
		storedFiles.keep(owner, name, file)
	}

	return {
		/** Null until the stored files are loaded. */
		isReady: slots !== null,
		at,
		/** Those that are there. */
		files: () => new Map([...(slots ?? [])].flatMap(([name, { file }]) => (file ? [[name, file] as const] : []))),
		isBusy: [...(slots?.values() ?? [])].some(({ isBusy }) => isBusy),
		/** Takes a chosen file, the last one of a place; what cannot be one leaves the place as it was and says why. */
		async take(name: SellFile, picked: File) {
			latest.current.set(name, picked)
			set(name, (before) => ({ ...before, isBusy: true, problem: null }))
			const ready = await prepare(name, picked)
			if (latest.current.get(name) !== picked) return
			if (typeof ready === 'string') set(name, (before) => ({ ...before, isBusy: false, problem: ready }))
			else fill(name, ready)
		},
		remove(name: SellFile) {
			latest.current.delete(name)
			set(name, () => empty)
			storedFiles.drop(owner, name)
		},
		/** Two places change their photos. */
		swap(one: SellFile, other: SellFile) {
			const [first, second] = [at(one).file, at(other).file]
			for (const [name, file] of [
				[one, second],
				[other, first],
			] as const)
				if (file) fill(name, file)
				else {
					set(name, () => empty)
					storedFiles.drop(owner, name)
				}
		},
		say: (name: SellFile, problem: string) => set(name, (before) => ({ ...before, problem, isRefused: before.file !== null })),
		/** They have arrived: they are removed from the browser's storage, and stay on the screen. */
		forget: () => storedFiles.forget(owner),
	}
}
export type SellFiles = ReturnType<typeof useSellFiles>

/** The file as it is sent, or why it cannot be. */
async function prepare(name: SellFile, picked: File): Promise<File | string> {
	if (picked.size === 0) return 'The submitted file is empty.'
	if (!isPhoto(name)) {
		if (!(await isDocument(picked))) return documentWrong
		return isTooLarge(picked, maxMegabytes(name)) ? fileTooLarge(maxMegabytes(name)) : picked
	}
	try {
		const photo = await preparePhoto(picked, photoSize)
		return isTooLarge(photo, maxMegabytes(name))
			? fileTooLarge(maxMegabytes(name))
			: new File([photo], `${name}.jpg`, { type: 'image/jpeg' })
	} catch {
		return photoWrong
	}
}

const beginnings = [[...'%PDF-'].map((letter) => letter.charCodeAt(0)), [0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47]]
/** By how it begins, not by its name (B.R-25). */
async function isDocument(file: File) {
	const begin = new Uint8Array(await file.slice(0, 8).arrayBuffer())
	return beginnings.some((bytes) => bytes.every((byte, at) => begin[at] === byte))
}
