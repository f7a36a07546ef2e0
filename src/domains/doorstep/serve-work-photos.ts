import type { photosFor, staffPhotosOf } from '#contract/doorstep/work-photos.ts'
import type { Files } from '#platform/files/open-files.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import type { Keys } from '#platform/keys.ts'
import { addWorkPhoto, removeWorkPhoto, storeWorkPhoto } from './change-work-photos.ts'
import { listOwnPhotos, listPhotosForStaff } from './list-work-photos.ts'
import type { PhotoSource } from './photo-source.ts'

/** The company's calls about photos of one kind of work. */
export function serveStaffPhotos(
	door: Door,
	calls: ReturnType<typeof staffPhotosOf>,
	source: PhotoSource,
	{ files, keys }: { files: Files; keys: Keys },
) {
	serve(door, calls.photos, (db, actor, { params }) => listPhotosForStaff(db, source, actor, params.id, keys))
	serve(
		door,
		calls.add,
		async (db, actor, { params: { id }, body: { moment } }, key: string) => {
			await addWorkPhoto(db, source, actor, { id, moment, key })
			return listPhotosForStaff(db, source, actor, id, keys)
		},
		{ prepare: (db, actor, { params, files: sent }) => storeWorkPhoto(db, { source, files }, actor, { id: params.id, sent: sent.image }) },
	)
	serve(door, calls.remove, async (db, actor, { params }) => {
		await removeWorkPhoto(db, source, actor, params)
		return listPhotosForStaff(db, source, actor, params.id, keys)
	})
}

/** Its customer's look at them. */
export function serveOwnPhotos(door: Door, call: ReturnType<typeof photosFor>, source: PhotoSource, keys: Keys) {
	serve(door, call, (db, actor, { params }) => listOwnPhotos(db, source, actor, params.id, keys))
}
