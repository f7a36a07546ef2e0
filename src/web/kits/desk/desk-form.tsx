import type { FormEvent, ReactNode } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { ApiProblem } from '#contract/client.ts'
import type { VehicleModel } from '#contract/vehicles/vehicles.ts'
import { formatExactRupees } from '#shared/money.ts'
import { formatRegistration, isRegistration } from '#shared/registration.ts'
import { Button } from '../../ui/button.tsx'
import { Split } from '../../ui/columns.tsx'
import { EditGuard } from '../../ui/form/edit-guard.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { refusedFaults } from '../../ui/form/form-fields.ts'
import { summaryOf } from '../../ui/form/summary-of.ts'
import { JobCard } from '../../ui/job-card.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Rows, Total } from '../../ui/rows.tsx'
import { Stack } from '../../ui/stack.tsx'
import { StickyBar } from '../../ui/sticky-bar.tsx'
import { Text } from '../../ui/text.tsx'
import type { CheckoutForm } from '../checkout/use-checkout-form.ts'
import { refusalWords } from '../work/refusal-words.ts'
import styles from './desk-form.module.css'
import { moveOnByEnter } from './move-on-by-enter.ts'

type Sum = {
	term: string
	/** null while nothing is chosen or a price is missing. */
	rupees: number | null
	/** The server's total is another one than was shown; nothing is agreed yet, which `nothingYet` says. */
	isNew?: boolean
	nothingYet?: string
}

type Props = {
	/** What it makes: 'New booking'. */
	title: string
	form: CheckoutForm
	model?: VehicleModel | undefined
	/** `Row`s of what is agreed. */
	rows: ReactNode
	/** What is to be paid; absent where nothing is sold. */
	total?: Sum
	/** The button, and what its keys do: 'books'. */
	confirm: string
	does: string
	isBusy: boolean
	/** Why it was not done; what is about fields stands there. */
	error: unknown
	onSend: () => void
	/** What is typed is there again after leaving, so nothing is asked then. */
	isKept?: boolean
	children: ReactNode
}

/**
 * The frame of a phone desk: its questions, beside them the card with what is agreed, and on phones the bar with the total. A keyboard
 * walks through it: Enter goes on, Ctrl and Enter send. Asks before it is left, or begun for another account, with something typed.
 */
export function DeskForm(props: Props) {
	const { title, form, model, rows, total, confirm, does, isBusy, error, onSend, isKept = false, children } = props
	const rupees = total?.rupees ?? null
	const { isDirty } = useFormState({ control: form.control })
	const name = useWatch({ control: form.control, name: 'customer_name' })
	const plate = useWatch({ control: form.control, name: 'registration_number' }) ?? ''
	const button = (
		<Button type="submit" variant="go" wide busy={isBusy} aria-keyshortcuts="Control+Enter">
			{rupees === null ? confirm : `${confirm} · ${formatExactRupees(rupees)}`}
		</Button>
	)
	function send(event: FormEvent) {
		event.preventDefault()
		onSend()
	}
	return (
		<form noValidate onSubmit={send} onKeyDown={(event) => moveOnByEnter(event, onSend)} aria-label={title}>
			<Split
				side={
					<JobCard
						as="aside"
						label={title}
						title={name || 'Caller'}
						corner={
							model && (
								<Plate kind={model.fuel === 'electric' ? 'electric' : 'private'} carries={isRegistration(plate) ? 'number' : 'name'}>
									{isRegistration(plate) ? formatRegistration(plate) : model.name}
								</Plate>
							)
						}
					>
						<Rows>{rows}</Rows>
						{total && <Total term={total.term}>{rupees === null ? '–' : formatExactRupees(rupees)}</Total>}
						<Stack gap="small" className={styles.confirm}>
							<div className={styles.button}>{button}</div>
							<Text size="small" tone="muted">
								<kbd>Ctrl Enter</kbd> {does} from any field. The caller gets a mail if there is an address.
							</Text>
							<div role="alert">
								{total?.isNew && (
									<Text tone="bad" weight="strong" icon="warning">
										A price has changed meanwhile. The new ones stand here now; {total.nothingYet}.
									</Text>
								)}
								{error !== null && !total?.isNew && !isAtFields(form, error) && (
									<Text tone="bad" weight="strong" icon="warning">
										{refusalWords(error)}
									</Text>
								)}
							</div>
						</Stack>
					</JobCard>
				}
			>
				<Stack gap="loose">
					<ErrorSummary {...summaryOf(form.messages, form.fields)} />
					{/* What was sent leads on by itself. */}
					<EditGuard form="desk" isDirty={isDirty && !isBusy && !isKept} parameter="customer" />
					{children}
				</Stack>
			</Split>
			<StickyBar>{button}</StickyBar>
		</form>
	)
}

const isAtFields = ({ fields }: CheckoutForm, error: unknown) =>
	error instanceof ApiProblem && refusedFaults(fields, error.fields).length > 0
