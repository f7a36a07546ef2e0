import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { picture } from '../fields.ts'
import { staffPictureAddresses } from './staff-company-addresses.ts'
import { uploadFolders, uploadPresets } from './upload-words.ts'

/** Pictures of what the company offers (decisions 0009 and 0017), in the shape of an image CDN (§7, A.R-89). */
export const staffPictures = {
	addPicture: endpoint(staffPictureAddresses.addPicture, {
		summary:
			'Stores a picture for a row of the company, drawn anew; the row that is saved with its path keeps it, else it is gone after a day',
		access: 'staff',
		body: z.object({ upload_preset: z.enum(uploadPresets), folder: z.enum(uploadFolders) }),
		files: { file: picture },
		reply: z.object({
			/** The path without its host and ending. */
			public_id: z.string(),
			path: z.string(),
			/** Where it is shown, in full. */
			secure_url: z.string(),
		}),
		status: [201],
	}),
}
