import { useState } from 'react'
import type { StaffPrice, StaffService } from '#contract/repairs/staff-catalogue.ts'
import { rowsChanged } from '../../kits/staff-collection/use-collection.ts'
import { ImportDialog } from '../../kits/staff-list/import-dialog.tsx'
import type { StaffList } from '../../kits/staff-list/staff-list-type.ts'
import { staffApi } from '../../staff-api.ts'
import { Button } from '../../ui/button.tsx'
import { readListAddress } from '../../ui/list/list-state.ts'
import { collection } from './service-prices-collection.tsx'

/** The prices of a service as rows to download; a file may bring those of others too. */
const pricesOfService = (service: StaffService): StaffList<StaffPrice> => ({
	collection: 'service-prices',
	name: 'Service prices',
	list: (query, signal) => staffApi.servicePrices.list({ query, signal }),
	keyOf: ({ id }) => id,
	columns: [],
	always: { service: String(service.id) },
	empty: { title: 'No prices yet' },
	onChanged: (queries) => rowsChanged(queries, collection),
})

/** Prices from a CSV file; the admin's (B.ADMIN-17). */
export function ImportPrices({ service }: { service: StaffService }) {
	const [isOpen, setOpen] = useState(false)
	const list = pricesOfService(service)
	return (
		<>
			<Button variant="quiet" size="low" aria-haspopup="dialog" onClick={() => setOpen(true)}>
				Import CSV
			</Button>
			{isOpen && (
				<ImportDialog
					list={list}
					csvImport={{ send: staffApi.servicePrices.import }}
					address={readListAddress(list, new URLSearchParams())}
					onClose={() => setOpen(false)}
				/>
			)}
		</>
	)
}
