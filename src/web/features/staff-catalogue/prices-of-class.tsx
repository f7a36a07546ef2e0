import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { PriceSheet } from '#contract/repairs/staff-price-sheet.ts'
import { formatExactRupees } from '#shared/money.ts'
import { wordsOf } from '../../api.ts'
import { useAction } from '../../ui/form/use-action.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './price-sheet.module.css'
import { cellKey, pricesBySheet, priceText, readPrice } from './sheet-prices.ts'
import { useSavePrices } from './use-price-changes.ts'

type Service = PriceSheet['services'][number]
type Class = PriceSheet['classes'][number]

/** What a phone shows of the sheet: the services of one class with their prices, of which one at a time is changed. */
export function PricesOfClass({ sheet, isAdmin }: { sheet: PriceSheet; isAdmin: boolean }) {
	const [code, setCode] = useState(sheet.classes[0]?.code ?? '')
	const [editing, setEditing] = useState<Service | null>(null)
	const shown = sheet.classes.find((known) => known.code === code)
	const prices = pricesBySheet(sheet)
	const priceOf = (service: Service) => prices.get(cellKey(service.id, code)) ?? null
	const groups = Map.groupBy(sheet.services, ({ category_name }) => category_name)
	return (
		<Stack>
			<SelectField label="Class" value={code} onChange={({ target }) => setCode(target.value)}>
				{sheet.classes.map(({ code: value, name }) => (
					<option key={value} value={value}>
						{name}
					</option>
				))}
			</SelectField>
			{[...groups].map(([category, services]) => (
				<section key={category} aria-label={category}>
					<Text size="small" tone="muted" weight="strong">
						{category}
					</Text>
					<ul className={styles.lines}>
						{services.map((service) => {
							const price = priceOf(service)
							const words = price === null ? `base ${formatExactRupees(service.base_price)}` : formatExactRupees(price)
							return (
								<li key={service.id}>
									<span>
										{service.name}
										{!service.is_active && ' (hidden)'}
									</span>
									{isAdmin ? (
										<button type="button" className={styles.price} aria-haspopup="dialog" onClick={() => setEditing(service)}>
											<VisuallyHidden>{service.name}: </VisuallyHidden>
											{words}
										</button>
									) : (
										<span className={styles.price}>{words}</span>
									)}
								</li>
							)
						})}
					</ul>
				</section>
			))}
			{editing && shown && <OnePrice service={editing} vehicleClass={shown} price={priceOf(editing)} onClose={() => setEditing(null)} />}
		</Stack>
	)
}

function OnePrice({
	service,
	vehicleClass,
	price,
	onClose,
}: {
	service: Service
	vehicleClass: Class
	price: number | null
	onClose: () => void
}) {
	const fieldId = useId()
	const [typed, setTyped] = useState(priceText(price))
	/** The price that was seen; when somebody else changes it, the next press applies to the new one. */
	const [was, setWas] = useState(price)
	const [isFree, setFree] = useState(false)
	const [problem, setProblem] = useState<string | null>(null)
	const save = useSavePrices()
	const read = readPrice(typed)
	const { run, isBusy, error } = useAction(async () => {
		if (read.problem !== null) return
		await save([{ service: service.id, vehicle_class: vehicleClass.code, price: read.price, was }])
		toast({ title: `${vehicleClass.name}: ${read.price === null ? 'base price' : formatExactRupees(read.price)}`, text: service.name })
		onClose()
	})
	const isStale = was !== price
	function send() {
		setProblem(read.problem)
		if (read.problem !== null) document.getElementById(fieldId)?.focus()
		else if (read.price === 0 && !isFree) setFree(true)
		else if (isStale) setWas(price)
		else run()
	}
	return (
		<FormDialog
			title={service.name}
			closeLabel="Not now"
			sendLabel={isStale ? 'Keep mine' : isFree ? 'Save as free' : 'Save price'}
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			<TextField
				id={fieldId}
				label={`Price for ${vehicleClass.name}`}
				hint={`Empty: the base price of ${formatExactRupees(service.base_price)} counts.`}
				error={problem}
				before="₹"
				inputMode="decimal"
				value={typed}
				onChange={({ target }) => {
					setTyped(target.value)
					setFree(false)
					setProblem(null)
				}}
				data-autofocus=""
			/>
			<div role="alert">
				{isFree && <Text icon="warning">Free? Customers would pay nothing for the work.</Text>}
				{isStale && (
					<Text icon="warning">
						Somebody else changed this price meanwhile: it is now {price === null ? 'the base price' : formatExactRupees(price)}.
					</Text>
				)}
				{error !== null && !isStale && <Text tone="bad">{wordsOf(error, 'Not saved. Please try again.')}</Text>}
			</div>
			<Text size="small">
				<Link to={`/admin/services/${service.id}`}>Prices of single models</Link>
			</Text>
		</FormDialog>
	)
}
