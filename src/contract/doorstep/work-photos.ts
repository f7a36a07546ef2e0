import { z } from 'zod'
import { type Address, endpoint } from '../endpoint.ts'
import { idParams, moment, picture } from '../fields.ts'
import { photoMoments } from './photo-words.ts'

const photo = {
	id: z.number(),
	moment: z.enum(photoMoments),
	taken_at: moment,
	/** Opens it without a login for a quarter of an hour at least; meanwhile it stays the same. */
	url: z.string(),
}
const WorkPhotos = z.object({ photos: z.array(z.object(photo)) }).meta({ id: 'WorkPhotos' })
export type WorkPhotos = z.infer<typeof WorkPhotos>
/** The same for the company: what this person may do. `version` is that of the work, which photos do not raise. */
const StaffWorkPhotos = z
	.object({
		photos: z.array(z.object({ ...photo, can: z.object({ remove: z.boolean() }) })),
		can: z.object({ add: z.boolean() }),
		version: z.number(),
	})
	.meta({ id: 'StaffWorkPhotos' })
export type StaffWorkPhotos = z.infer<typeof StaffWorkPhotos>

/** In the file of somebody's own data: links that open them for a day. */
export const exportedPhotos = z.array(z.object({ moment: photo.moment, taken_at: photo.taken_at, url: photo.url }))

/** The customer's look at the photos of his work; `one` is the work: 'a repair'. */
export const photosFor = <const A extends Address>(address: A, one: string) =>
	endpoint(address, {
		summary: `Photos of ${one} of the caller, taken before and after the work; those of each moment the first first`,
		access: 'signed-in',
		params: idParams,
		reply: WorkPhotos,
	})

/** The company's calls about them: a technician's about his own work (D-48). */
export const staffPhotosOf = <const Read extends Address, const Add extends Address, const Remove extends Address>(
	addresses: { photos: Read; add: Add; remove: Remove },
	one: string,
) => ({
	photos: endpoint(addresses.photos, {
		summary: `Photos of ${one}, taken before and after the work`,
		access: 'technician',
		params: idParams,
		reply: StaffWorkPhotos,
	}),
	add: endpoint(addresses.add, {
		summary: `Adds a photo to ${one} that has begun, drawn anew, for its customer to see; a technician until the day of its completion ends`,
		access: 'technician',
		params: idParams,
		body: z.object({ moment: z.enum(photoMoments) }),
		files: { image: picture },
		reply: StaffWorkPhotos,
		status: [201],
		repeatable: true,
	}),
	remove: endpoint(addresses.remove, {
		summary: `Deletes a photo of ${one}; a technician one that he took himself, until the day of its completion ends`,
		access: 'technician',
		params: idParams.extend({ photo: idParams.shape.id }),
		reply: StaffWorkPhotos,
		repeatable: true,
	}),
})
