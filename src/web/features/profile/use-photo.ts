import { useEffect, useRef, useState } from 'react'
import { profilePhotoLimits } from '#contract/accounts/profile-words.ts'
import type { PicturePart } from '../../browser/picture/fit-picture.ts'
import { preparePhoto } from '../../browser/picture/prepare-photo.ts'
import { toast } from '../../ui/toast.ts'

/** What becomes of the profile's photo when the form is saved. */
export type PhotoChange =
	| 'as it was'
	| 'removed'
	| { photo: Blob; url: string /** As it was chosen, to take a part of it. */; picture: Blob }

/** A.PROFILE-21. */
const notAPicture = 'Failed to process image. Please try a different image.'
const isOfIphones = ({ type, name }: File) => /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)

/** The photo of a form that is not saved yet. It lives as long as the form: a failed saving keeps it for the next try. */
export function usePhoto() {
	const [change, setChange] = useState<PhotoChange>('as it was')
	const [problem, setProblem] = useState<{ words: string; more?: string } | null>(null)
	const [isBusy, setBusy] = useState(false)
	/** What is under way, true once it is ready; null when nothing is. */
	const work = useRef<Promise<boolean>>(null)
	const latest = useRef<PhotoChange>('as it was')

	const url = typeof change === 'object' ? change.url : null
	useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url])

	function settle(next: PhotoChange) {
		work.current = null
		latest.current = next
		setBusy(false)
		setChange(next)
	}
	/** The last one asked for counts. */
	function prepare(picture: Blob, part?: PicturePart) {
		setBusy(true)
		setProblem(null)
		const mine: Promise<boolean> = preparePhoto(picture, profilePhotoLimits, part).then(
			(photo) => {
				if (work.current === mine) settle({ photo, url: URL.createObjectURL(photo), picture })
				return true
			},
			() => {
				if (work.current === mine) refuse(picture)
				return false
			},
		)
		work.current = mine
	}
	function refuse(picture: Blob) {
		settle(latest.current)
		toast({ title: notAPicture, kind: 'bad' })
		const more = picture instanceof File && isOfIphones(picture) && 'This browser cannot read HEIC pictures; a JPEG or PNG works.'
		setProblem({ words: notAPicture, ...(more && { more }) })
	}
	function decide(what: 'as it was' | 'removed') {
		setProblem(null)
		settle(what)
	}

	return {
		change,
		problem,
		isBusy,
		prepare,
		remove: () => decide('removed'),
		keep: () => decide('as it was'),
		say: (words: string) => setProblem({ words }),
		/** What is to be sent, once what was chosen last is ready; null when that turned out to be no picture. */
		async whenReady() {
			const isReady = await (work.current ?? true)
			return isReady ? latest.current : null
		},
	}
}
export type Photo = ReturnType<typeof usePhoto>
