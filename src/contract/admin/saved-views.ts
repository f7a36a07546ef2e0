import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../fields.ts'
import { filledText, noContent, text } from '../staff-fields.ts'
import { savedViewAddresses } from './staff-day-addresses.ts'
import { savedViewLimits } from './view-words.ts'

const SavedView = z
	.object({
		id: z.number(),
		/** The list's name, as in its call's path. */
		list: z.string(),
		name: z.string(),
		/** What the list's address says: tab, search, filters, order. */
		search: z.string(),
		/** The columns that were shown, null for the usual ones. */
		columns: z.array(z.string()).nullable(),
	})
	.meta({ id: 'SavedView' })
export type SavedView = z.infer<typeof SavedView>

/** Lists as somebody of the company wants to see them again: each person has his own. */
export const savedViews = {
	savedViews: endpoint(savedViewAddresses.savedViews, {
		summary: 'One’s own views of all lists, by name',
		access: 'technician',
		reply: z.array(SavedView),
	}),
	saveView: endpoint(savedViewAddresses.saveView, {
		summary: 'Keeps a view of a list; one of the same name is replaced',
		access: 'technician',
		body: z.object({
			list: filledText(savedViewLimits.list),
			name: filledText(savedViewLimits.name),
			search: text(savedViewLimits.search),
			columns: z.array(filledText(savedViewLimits.list)).max(savedViewLimits.columns).nullable(),
		}),
		reply: SavedView,
		status: [201],
		repeatable: true,
	}),
	removeView: endpoint(savedViewAddresses.removeView, {
		summary: 'Deletes one of one’s own views',
		access: 'technician',
		params: idParams,
		reply: noContent,
		status: [204],
	}),
}
