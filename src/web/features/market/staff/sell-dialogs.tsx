import { type FormEvent, useState } from 'react'
import { marketLimits } from '#contract/market/market-words.ts'
import { explainOffer, offerLimits } from '#contract/market/offer-words.ts'
import { type SellDocument, sellDocumentDisplay } from '#contract/market/sell-words.ts'
import type { StaffSellRequest } from '#contract/market/staff-selling.ts'
import { reasonNeeded } from '#contract/staff-words.ts'
import { formatExactRupees } from '#shared/money.ts'
import { readNumber } from '#shared/read-number.ts'
import { useTypedText, useTypedValues } from '../../../browser/typed-text.ts'
import { CheckField } from '../../../ui/check-field.tsx'
import { LineRows } from '../../../ui/form/line-rows.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SellRefusal } from './sell-refusal.tsx'
import { useSellWrites } from './sell-writes.ts'

type Props = { request: StaffSellRequest; onClose: () => void }

type ReasonProps = Props & {
	title: string
	text: string
	sendLabel: string
	keepLabel: string
	onSend: (reason: string) => Promise<unknown>
}

/** A no that its seller reads the reason of. */
function ReasonDialog({ request, title, text, sendLabel, keepLabel, onSend, onClose }: ReasonProps) {
	const [reason, setReason] = useTypedText(`${title} ${request.reference}`)
	const [problem, setProblem] = useState<string | null>(null)
	const { run, isBusy, error } = useAction(onSend)
	async function send() {
		const isGiven = reason.trim() !== ''
		setProblem(isGiven ? null : reasonNeeded)
		if (!isGiven || !(await run(reason.trim()))) return
		setReason('')
		onClose()
	}
	return (
		<FormDialog
			title={title}
			closeLabel={keepLabel}
			sendLabel={error ? 'Retry' : sendLabel}
			variant="bad"
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			<Text>{text}</Text>
			<TextAreaField
				label="Reason"
				hint="The seller reads this."
				rows={3}
				required
				maxLength={offerLimits.reason}
				value={reason}
				error={problem}
				onChange={({ target }) => setReason(target.value)}
				data-autofocus=""
			/>
			<SellRefusal error={error} before={request} />
		</FormDialog>
	)
}

/** Rejects for good, with the reason that its seller reads (B.ADMIN-30). */
export function RejectRequest({ request, onClose }: Props) {
	const { change } = useSellWrites(request)
	return (
		<ReasonDialog
			request={request}
			title={`Reject ${request.reference}?`}
			text="Nobody takes this back. The seller may offer the vehicle again."
			sendLabel="Reject request"
			keepLabel="Keep request"
			onSend={(rejection_reason) => change({ status: 'rejected', rejection_reason, version: request.version })}
			onClose={onClose}
		/>
	)
}

/** Marks a document as not acceptable: its seller is asked for another one (B.ADMIN-31). */
export function RefuseDocument({ request, type, onClose }: Props & { type: SellDocument }) {
	const { judge } = useSellWrites(request)
	return (
		<ReasonDialog
			request={request}
			title={`${sellDocumentDisplay[type]}: not acceptable?`}
			text="It counts as missing then, and the seller can send another one."
			sendLabel="Not acceptable"
			keepLabel="Leave it"
			onSend={(note) => judge({ type, acceptable: false, note })}
			onClose={onClose}
		/>
	)
}

type Line = { id: number; label: string; amount: string }

/** An offer: what the seller expects, and line by line why ours differs; it begins with what the inspection speaks for (D-48). */
export function MakeOffer({ request, onClose }: Props) {
	const { offer } = useSellWrites(request)
	const [typed, type] = useTypedValues<{ lines: Line[]; note: string }>(`offer ${request.reference}`)
	const { lines = request.suggested_lines.map(({ label, amount }, id) => ({ id, label, amount: String(amount) })), note = '' } = typed
	const [problem, setProblem] = useState<string | null>(null)
	const { run, isBusy, error } = useAction(offer)
	const read = lines.map(({ label, amount }) => ({ label: label.trim(), amount: readNumber(amount) ?? Number.NaN }))
	const isRight = read.every(({ label, amount }) => label !== '' && Number.isFinite(amount) && amount !== 0)
	const { price, difference } = explainOffer(
		request.vehicle_details.expected_price,
		read.filter(({ amount }) => Number.isFinite(amount)),
	)
	async function send() {
		const said = !isRight ? 'Each line needs words and an amount other than 0.' : price <= 0 ? 'Nothing is left of the price.' : null
		setProblem(said)
		if (said !== null || !(await run({ lines: read, note: note.trim(), version: request.version }))) return
		type(null)
		onClose()
	}
	return (
		<FormDialog
			title={`Offer for ${request.reference}`}
			closeLabel="Not yet"
			sendLabel={error ? 'Retry' : `Offer ${formatExactRupees(price)}`}
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			<Text>
				The seller expects {formatExactRupees(request.vehicle_details.expected_price)} and reads every line. What comes off has a minus.
			</Text>
			<LineRows
				lines={lines}
				onChange={(changed) => type({ lines: changed })}
				fresh={{ label: '', amount: '' }}
				atMost={offerLimits.lines}
				columns="minmax(0, 2fr) minmax(0, 1fr)"
				narrowColumns="minmax(0, 1fr)"
			>
				{({ label, amount }, at, change) => (
					<>
						<TextField
							label={`Line ${at}`}
							value={label}
							maxLength={offerLimits.label}
							onChange={({ target }) => change({ label: target.value })}
						/>
						<TextField
							label={`Amount of line ${at}`}
							inputMode="text"
							before="₹"
							value={amount}
							onChange={({ target }) => change({ amount: target.value })}
						/>
					</>
				)}
			</LineRows>
			<Text weight="strong" numbers>
				Difference {formatExactRupees(difference)}, offer {formatExactRupees(price)}
			</Text>
			<TextAreaField
				label="Note to the seller"
				optional
				rows={2}
				maxLength={offerLimits.note}
				value={note}
				onChange={({ target }) => type({ note: target.value })}
			/>
			<ProblemAlert words={problem} />
			<SellRefusal error={error} before={request} />
		</FormDialog>
	)
}

/** Makes a vehicle of the market from it, once (B.ADMIN-32): hidden at first, so that its number plates can be covered. */
export function PublishVehicle({ request, onClose }: Props) {
	const { publish } = useSellWrites(request)
	const accepted = request.offers.find(({ status }) => status === 'accepted')
	const begin = {
		price: String(accepted?.price ?? request.vehicle_details.expected_price),
		transmission: '',
		registered_in: '',
		owners: '',
		description: '',
		isListed: false,
	}
	const [typed, type] = useTypedValues<typeof begin>(`publish ${request.reference} ${accepted?.id}`)
	const values = { ...begin, ...typed }
	const [problems, setProblems] = useState<{ price?: string; owners?: string }>({})
	const { run, isBusy, error } = useAction(publish)
	const set = (name: Exclude<keyof typeof values, 'isListed'>) => ({
		value: values[name],
		onChange: ({ target }: FormEvent<HTMLInputElement | HTMLTextAreaElement> & { target: EventTarget & { value: string } }) =>
			type({ [name]: target.value }),
	})
	async function send() {
		const price = readNumber(values.price)
		const owners = values.owners.trim() === '' ? null : readNumber(values.owners)
		const wrong = {
			...((price === null || price < 1 || price > marketLimits.price) && { price: 'Please enter a price.' }),
			...(owners !== null &&
				!(Number.isInteger(owners) && owners >= 1 && owners <= marketLimits.owners) && {
					owners: `A whole number from 1 to ${marketLimits.owners}.`,
				}),
		}
		setProblems(wrong)
		if (price === null || Object.keys(wrong).length > 0) return
		const { transmission, registered_in, description, isListed } = values
		const body = { price, owners, transmission, registered_in, description, is_published: isListed, version: request.version }
		if (!(await run(body))) return
		type(null)
		onClose()
	}
	return (
		<FormDialog
			title={`Publish ${request.reference}`}
			closeLabel="Not yet"
			sendLabel={error ? 'Retry' : 'Publish vehicle'}
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			<Text>The vehicle gets its photos and the report of the inspection. Nothing of the seller is shown.</Text>
			<TextField label="Price" before="₹" inputMode="decimal" required error={problems.price} {...set('price')} />
			<TextField label="Transmission" optional maxLength={marketLimits.transmission} {...set('transmission')} />
			<TextField label="Registered in" hint="The state alone." optional maxLength={marketLimits.registeredIn} {...set('registered_in')} />
			<TextField label="Owners so far" optional inputMode="numeric" error={problems.owners} {...set('owners')} />
			<TextAreaField label="Description" optional rows={4} maxLength={marketLimits.description} {...set('description')} />
			<CheckField
				label="List it at once"
				hint="Else it stays hidden until you have covered its number plates on its own page."
				checked={values.isListed}
				onChange={({ target }) => type({ isListed: target.checked })}
			/>
			<SellRefusal error={error} before={request} />
		</FormDialog>
	)
}
