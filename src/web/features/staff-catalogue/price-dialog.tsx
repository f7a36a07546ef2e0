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
	target,
	prices,
	onClose,
}: {
	service: StaffService
	target: PriceFor | null
	prices: StaffPrice[]
	onClose: () => void
}) {
	return (
		<Dialog
			open={target !== null}
			onClose={onClose}
			title={target === null || target.kind === 'new model' ? 'Price for a model' : target.name}
		>
			{target?.kind === 'new model' ? (
				<NewModel service={service} prices={prices} onClose={onClose} />
			) : (
				target && <PriceForm service={service} target={target} prices={prices} onClose={onClose} />
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
					target={{ kind: 'model', model: bike.model, name: bike.name }}
					prices={prices}
					onClose={onClose}
				/>
			)}
		</Stack>
	)
}

type ClassOrModel = Exclude<PriceFor, { kind: 'new model' }>
const isFor = (target: ClassOrModel) => (price: StaffPrice) =>
	target.kind === 'class' ? price.vehicle_class === target.code : price.vehicle_model === target.model

function PriceForm({
	service,
	target,
	prices,
	onClose,
}: {
	service: StaffService
	target: ClassOrModel
	prices: StaffPrice[]
	onClose: () => void
}) {
	const row = prices.find(isFor(target)) ?? null
	const forWhom = target.kind === 'class' ? { vehicle_class: target.code } : { vehicle_model: target.model }
	const edit = useCollectionForm({
		collection,
		row,
		alsoSent: { service: service.id, ...forWhom },
		onSaved: ({ price }) => {
			toast({ title: `${target.name}: ${formatExactRupees(Number(price))}`, text: service.name })
			onClose()
		},
	})
	function removed() {
		toast({ title: `${target.name}: price removed`, text: 'The price of the class or the base price applies again.' })
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
				label={`Price for ${target.name}`}
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
