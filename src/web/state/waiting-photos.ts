import { photoMoments } from '#contract/doorstep/photo-words.ts'
import { storedPhotos } from './stored-photos.ts'
import { type WaitingWrite, waitingWrites } from './waiting-writes.ts'

/** Of a photo that waits: which file of `storedPhotos` it is; null for any other change. */
export function photoOfWrite({ call, params: { id }, body, key }: Pick<WaitingWrite, 'call' | 'params' | 'body' | 'key'>) {
	const moment = photoMoments.find((each) => each === body.moment)
	const work = call === 'addRepairPhoto' ? 'repair' : call === 'addVisitPhoto' ? 'visit' : null
	return work && moment ? ({ work, id, moment, key } as const) : null
}

/** Removes a refused change once its person has read why. */
export function forgetRefused(key: string) {
	const all = waitingWrites.get()
	const photo = all?.writes.filter((write) => write.key === key).map(photoOfWrite)[0]
	if (photo) void storedPhotos.drop(photo)
	const left = all?.writes.filter((write) => write.key !== key) ?? []
	if (all && left.length > 0) waitingWrites.set({ ...all, writes: left })
	else waitingWrites.remove()
}
