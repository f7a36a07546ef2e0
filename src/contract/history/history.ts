import { z } from 'zod'
import { garageReading } from '../accounts/garage.ts'
import { endpoint } from '../endpoint.ts'
import { file, idParams, linkParams, moment } from '../fields.ts'
import { noContent } from '../staff-fields.ts'
import { drawings, fuels, paints } from '../vehicles/vehicle-words.ts'
import { historyAddresses } from './history-addresses.ts'
import { serviceKinds } from './history-words.ts'

/** Work that was done on a bike; nothing of its owner, nor what anybody wrote about it. */
const ServiceEntry = z
	.object({
		kind: z.enum(serviceKinds),
		kind_display: z.string(),
		/** Day in India. */
		done_on: z.string(),
		/** Of a visit the plan's name, else ''. */
		plan_name: z.string(),
		/** The services of a repair, what was looked at on a visit. */
		done: z.array(z.string()),
		/** What the odometer showed last by then; null where nobody had read it. */
		odometer: garageReading.nullable(),
	})
	.meta({ id: 'ServiceEntry' })
export type ServiceEntry = z.infer<typeof ServiceEntry>

const ServiceHistory = z
	.object({
		manufacturer_name: z.string(),
		vehicle_model_name: z.string(),
		/** '' where none is known; without its middle for whoever is not the owner. */
		registration_number: z.string(),
		drawing: z.enum(drawings),
		paint: z.enum(paints),
		fuel: z.enum(fuels),
		/** What it showed last. */
		odometer: garageReading.nullable(),
		/** Newest first. */
		entries: z.array(ServiceEntry),
	})
	.meta({ id: 'ServiceHistory' })
export type ServiceHistory = z.infer<typeof ServiceHistory>

const HistoryShare = z
	.object({
		/** What opens it for whoever has it. */
		url: z.string(),
		/** Whether the bike's page in the market shows it. */
		on_listing: z.boolean(),
		created_at: moment,
	})
	.meta({ id: 'HistoryShare' })
export type HistoryShare = z.infer<typeof HistoryShare>
const OwnServiceHistory = ServiceHistory.extend({ share: HistoryShare.nullable() }).meta({ id: 'OwnServiceHistory' })
export type OwnServiceHistory = z.infer<typeof OwnServiceHistory>

/** The service history of a bike: for its owner, for whoever has his link, and on its listing where he agreed (decision 0047). */
export const history = {
	own: endpoint(historyAddresses.own, {
		summary: "What was done on a bike of the caller's garage, newest first, and whether it is shared",
		access: 'signed-in',
		params: idParams,
		reply: OwnServiceHistory,
	}),
	ownDocument: endpoint(historyAddresses.ownDocument, {
		summary: 'The same as a PDF (application/pdf)',
		access: 'signed-in',
		params: idParams,
		reply: file,
	}),
	share: endpoint(historyAddresses.share, {
		summary: 'Makes the link that shows it to whoever has it; where there is one already, that is answered',
		access: 'signed-in',
		params: idParams,
		reply: HistoryShare,
	}),
	changeShare: endpoint(historyAddresses.changeShare, {
		summary: "Says whether the bike's page in the market shows it too",
		access: 'signed-in',
		params: idParams,
		body: z.object({ on_listing: z.boolean() }),
		reply: HistoryShare,
	}),
	endShare: endpoint(historyAddresses.endShare, {
		summary: 'Ends its link, which opens nothing from then on, and takes it off the market; also where it is not shared',
		access: 'signed-in',
		params: idParams,
		reply: noContent,
		status: [204],
	}),
	shared: endpoint(historyAddresses.shared, {
		summary: 'What the link of an owner shows: no name, no address, the number without its middle',
		access: 'public',
		params: linkParams,
		reply: ServiceHistory,
	}),
	sharedDocument: endpoint(historyAddresses.sharedDocument, {
		summary: 'The same as a PDF (application/pdf)',
		access: 'public',
		params: linkParams,
		reply: file,
	}),
	listed: endpoint(historyAddresses.listed, {
		summary: 'What was done on a used vehicle, newest first; nothing where its seller has not agreed to show it',
		access: 'public',
		params: idParams,
		reply: z.array(ServiceEntry),
	}),
}
