import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffPrice, StaffService } from '#contract/repairs/staff-catalogue.ts'
import { formatRupees } from '#shared/money.ts'
import { sendSafely } from '../../api.ts'
import { useRowForm } from '../../kits/form/use-row-form.ts'
import { staffApi } from '../../staff-api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EditText } from '../../ui/form/edit-fields.tsx'
import { EditForm } from '../../ui/form/edit-form.tsx'
import type { FormFields } from '../../ui/form/form-fields.ts'
import { numberOf, rupeesUpTo } from '../../ui/form/form-rules.ts'
import { useAction } from '../../ui/form/use-action.ts'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import { BikeChoice, type ChosenBike } from './bike-choice.tsx'
import { catalogueChanged } from './catalogue-queries.ts'
import { mostRupees, showRupees } from './service-values.ts'

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

type Values = { price: string }
const fields: FormFields<Values> = {
	price: { label: 'Price', problem: rupeesUpTo(mostRupees), show: showRupees, answers: ['vehicle_model', 'vehicle_class', 'service'] },
}
type Asked = Exclude<PriceFor, { kind: 'new model' }>
const isFor = (asked: Asked) => (price: StaffPrice) =>
	asked.kind === 'class' ? price.vehicle_class === asked.code : price.vehicle_model === asked.model

function PriceForm({
	service,
	asked,
	prices,
	onClose,
}: {
	service: StaffService
	asked: Asked
	prices: StaffPrice[]
	onClose: () => void
}) {
	const queries = useQueryClient()
	const row = prices.find(isFor(asked)) ?? null
	const edit = useRowForm<Values, StaffPrice>({
		id: 'own-price',
		fields,
		row,
		valuesOf: (known) => ({ price: known ? String(known.price) : '' }),
		save: (_, { values, version, key }) => {
			const price = numberOf(values.price)
			const forWhom = asked.kind === 'class' ? { vehicle_class: asked.code } : { vehicle_model: asked.model }
			return row === null
				? staffApi.servicePrices.create({ body: { service: service.id, ...forWhom, price }, key })
				: staffApi.servicePrices.change({ params: { id: row.id }, body: { price, version } })
		},
		onSaved: (saved) => {
			catalogueChanged(queries)
			toast({ title: `${asked.name}: ${formatRupees(saved.price)}`, text: service.name })
			onClose()
		},
	})
	return (
		<Stack>
			<Text size="small" tone="muted">
				{service.name}. Base price {formatRupees(service.base_price)}. Customers pay the new price from their next booking on; what is
				booked stays.
			</Text>
			<EditForm
				edit={edit}
				plain
				label={`Price for ${asked.name}`}
				saveLabel={row === null ? 'Set price' : 'Change price'}
				actions={row && <RemovePrice row={row} name={asked.name} onRemoved={onClose} />}
			>
				<EditText edit={edit} name="price" required before="₹" inputMode="decimal" data-autofocus="" />
			</EditForm>
		</Stack>
	)
}

function RemovePrice({ row, name, onRemoved }: { row: StaffPrice; name: string; onRemoved: () => void }) {
	const queries = useQueryClient()
	const { isBusy, failure, act } = useAction('Not removed. Please try again.')
	async function remove() {
		await sendSafely(() => staffApi.servicePrices.remove({ params: { id: row.id } }))
		catalogueChanged(queries)
		toast({ title: `${name}: price removed`, text: 'The next wider price counts again.' })
		onRemoved()
	}
	return (
		<>
			<div role="alert">
				{failure && (
					<Text tone="bad" size="small">
						{failure}
					</Text>
				)}
			</div>
			<Button variant="text" busy={isBusy} onClick={() => act(remove)}>
				Remove price
			</Button>
		</>
	)
}
