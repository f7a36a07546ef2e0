import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { picture } from '../fields.ts'
import { staffPictureAddresses } from './staff-company-addresses.ts'

/** Pictures of what the company offers (decisions 0009 and 0017). */
export const staffPictures = {
	addPicture: endpoint(staffPictureAddresses.addPicture, {
		summary:
			'Stores a picture for a row of the catalogue, drawn anew; the row that is saved with its path keeps it, else it is gone after a day',
		access: 'staff',
		body: z.object({}),
		files: { picture },
		reply: z.object({ path: z.string() }),
		status: [201],
	}),
}
