import { type PhotoMoment, photoMoments } from '#contract/doorstep/photo-words.ts'
import { storedFiles } from '../browser/stored-files.ts'
import { signedInMarker } from '../session/tokens.ts'

type OfWork = { work: 'repair' | 'visit'; id: number }
/** A photo that was taken here; its key makes it arrive once. */
export type StoredPhoto = { key: string; moment: PhotoMoment; file: File }
type Named = OfWork & Pick<StoredPhoto, 'key' | 'moment'>

const nameOf = ({ work, id, moment, key }: Named) => `${work} ${id} ${moment} ${key}`
/** Apart from what the same person sells to us. */
const ownerOf = (username: string) => `${username} at work`
const owner = () => {
	const username = signedInMarker.get()?.username
	return username === undefined ? null : ownerOf(username)
}

/** Photos of work that have not arrived, of whoever is logged in, over a reload (decision 0031). Never throws. */
export const storedPhotos = {
	/** False where this browser keeps nothing. */
	async keep({ work, id }: OfWork, { file, ...photo }: StoredPhoto): Promise<boolean> {
		const whose = owner()
		return whose !== null && (await storedFiles.keep(whose, nameOf({ work, id, ...photo }), file)) !== null
	},
	async of({ work, id }: OfWork): Promise<StoredPhoto[]> {
		const whose = owner()
		if (whose === null) return []
		return [...(await storedFiles.of(whose))].flatMap(([name, file]) => {
			const [itsWork, itsId, itsMoment, key] = name.split(' ')
			const moment = photoMoments.find((each) => each === itsMoment)
			return itsWork === work && itsId === String(id) && moment && key ? [{ key, moment, file }] : []
		})
	},
	async find(named: Named): Promise<File | null> {
		const whose = owner()
		return whose === null ? null : ((await storedFiles.of(whose)).get(nameOf(named)) ?? null)
	},
	async drop({ work, id, moment, key }: Named): Promise<void> {
		const whose = owner()
		if (whose !== null) await storedFiles.drop(whose, nameOf({ work, id, moment, key }))
	},
}

/** A photo as its call takes it. */
export function photoForm({ moment, file }: Pick<StoredPhoto, 'moment' | 'file'>) {
	const form = new FormData()
	form.append('moment', moment)
	form.append('image', file)
	return form
}
