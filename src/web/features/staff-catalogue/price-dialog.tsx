import { useState } from 'react'
import type { StaffPrice, StaffService } from '#contract/repairs/staff-catalogue.ts'
import { formatExactRupees } from '#shared/money.ts'
import { CollectionFields, useCollectionForm } from '../../kits/staff-collection/collection-form.tsx'
import { RemoveRow } from '../../kits/staff-collection/remove-row.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EditForm } from '../../ui/form/edit-form.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import { BikeChoice, type ChosenBike } from './bike-choice.tsx'
import { collection } from './service-prices-collection.tsx'

/** Whose price is asked for. */
export type PriceFor =
	| { kind: 'class'; code: string; name: string }
	| { kind: 'model'; model: number; name: string }
	| { kind: 'new model' }

/** Sets, changes or removes the price of a service for one class or one model (B.ADMIN-17). */
export function PriceDialog({
	service,
	asked,
	prices,
	onClose,
}: {
	service: StaffService
	asked: PriceFor | null
	prices: StaffPrice[]
	onClose: () => void
}) {
	return (
		<Dialog open={asked !== null} onClose={onClose} title={asked === null || asked.kind === 'new model' ? 'Price for a model' : asked.name}>
			{asked?.kind === 'new model' ? (
				<NewModel service={service} prices={prices} onClose={onClose} />
			) : (
				asked && <PriceForm service={service} asked={asked} prices={prices} onClose={onClose} />
			)}
		</Dialog>
	)
}

function NewModel({ service, prices, onClose }: { service: StaffService; prices: StaffPrice[]; onClose: () => void }) {
	const [bike, setBike] = useState<ChosenBike | null>(null)
	return (
		<Stack>
			<BikeChoice id="priced" onChoose={setBike} />
			{bike && (
				<PriceForm
					key={bike.model}
					service={service}
					asked={{ kind: 'model', model: bike.model, name: bike.name }}
					prices={prices}
					onClose={onClose}
				/>
			)}
		</Stack>
	)
}

type ClassOrModel = Exclude<PriceFor, { kind: 'new model' }>
const isFor = (asked: ClassOrModel) => (price: StaffPrice) =>
	asked.kind === 'class' ? price.vehicle_class === asked.code : price.vehicle_model === asked.model

function PriceForm({
	service,
	asked,
	prices,
	onClose,
}: {
	service: StaffService
	asked: ClassOrModel
	prices: StaffPrice[]
	onClose: () => void
}) {
	const row = prices.find(isFor(asked)) ?? null
	const forWhom = asked.kind === 'class' ? { vehicle_class: asked.code } : { vehicle_model: asked.model }
	const edit = useCollectionForm({
		collection,
		row,
		alsoSent: { service: service.id, ...forWhom },
		onSaved: ({ price }) => {
			toast({ title: `${asked.name}: ${formatExactRupees(Number(price))}`, text: service.name })
			onClose()
		},
	})
	function removed() {
		toast({ title: `${asked.name}: price removed`, text: 'The price of the class or the base price applies again.' })
		onClose()
	}
	return (
		<Stack>
			<Text size="small" tone="muted">
				{service.name}. Base price {formatExactRupees(service.base_price)}. Customers pay the new price from their next booking on; what is
				booked stays.
			</Text>
			<EditForm
				edit={edit}
				plain
				label={`Price for ${asked.name}`}
				saveLabel={row === null ? 'Set price' : 'Change price'}
				actions={
					row && (
						<RemoveRow
							collection={collection}
							row={row}
							label="Remove price"
							failed="Not removed. Please try again."
							variant="text"
							onRemoved={removed}
						/>
					)
				}
			>
				<CollectionFields fields={collection.fields} edit={edit} />
			</EditForm>
		</Stack>
	)
}
