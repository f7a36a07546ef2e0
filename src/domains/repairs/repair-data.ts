import type { PersonalData } from '#domains/accounts/personal-data.ts'
import { listPhotosToExport } from '#domains/doorstep/list-work-photos.ts'
import { forgetCustomer } from './forget-customer.ts'
import { listCarts } from './list-carts.ts'
import { listDueRefunds } from './list-due-refunds.ts'
import { listOpenRepairs } from './list-open-repairs.ts'
import { listRepairs } from './list-repairs.ts'
import { repairPhotos } from './tables.ts'

/** A customer's repairs and cart for the export; of technicians it has the names, not the phone numbers. */
export const repairData: PersonalData = {
	exportOwn: async (db, { actor, linkTo }) => {
		const own = await listRepairs(db, actor)
		const photosOf = await listPhotosToExport(
			db,
			repairPhotos,
			own.map(({ id }) => id),
			linkTo,
		)
		return {
			service_carts: await listCarts(db, actor),
			repairs: own.map(({ can: _, technician, ...repair }) => ({
				...repair,
				technician: technician && { name: technician.name },
				photos: photosOf(repair.id),
			})),
		}
	},
	forget: forgetCustomer,
	listOpen: async (db, customerId) =>
		(await listOpenRepairs(db, customerId)).map(({ id, reference }) => ({ kind: 'repair', id, reference })),
	listRefunds: async (db, customerId) => (await listDueRefunds(db, customerId)).map((owed) => ({ kind: 'repair', ...owed })),
}
