import { type ComponentType, type FormEvent, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiProblem } from '#contract/client.ts'
import { wordsOf } from '../../api.ts'
import { Split } from '../../ui/columns.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { refusedFaults } from '../../ui/form/form-fields.ts'
import { summaryOf } from '../../ui/form/summary-of.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Stack } from '../../ui/stack.tsx'
import { StickyBar } from '../../ui/sticky-bar.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { OrderButton } from './order-card.tsx'
import { DoubtNotice, Notice, type OrderWords } from './order-messages.tsx'
import type { Refused } from './refused-dialog.tsx'
import { isOutcomeUnknown, isSignedOut } from './safe-order.ts'
import type { CheckoutForm } from './use-checkout-form.ts'
import type { OrderState } from './use-order.ts'

/** Few orders are refused, so the dialog is loaded with the first refusal; where it cannot be fetched the page itself says why. */
const RefusedDialog = lazy<ComponentType<Refused>>(() =>
	import('./refused-dialog.tsx').then(
		(pieces) => ({ default: pieces.RefusedDialog }),
		() => ({ default: ({ why, words }) => <Notice title={words.refused.title}>{why}</Notice> }),
	),
)

type Props = {
	form: CheckoutForm
	order: OrderState
	words: OrderWords
	/** Rupees; null while a price is missing. */
	total: number | null
	/** True where a line must be taken out before anything can be ordered. */
	isWithdrawn: boolean
	/** Sends the order; called once every field is valid and the total is known. */
	onSend: () => void
	/** The server's total differs: reloads everything that the total is made of. */
	onTotalChanged: () => void
	/** The server refused these fields. */
	onRefused?: (names: string[]) => void
	/** The company's number, '' when unset. */
	phone: string
	/** The `OrderCard`, and the id it has. */
	card: ReactNode
	cardId: string
	/** The first question, which fills a phone's screen, and the sections after it. */
	first: ReactNode
	children: ReactNode
	/** False while only the first question is to be drawn (`useReady`). */
	isWhole: boolean
}

type Refusal = { kind: 'total'; attempt: number } | { kind: 'whole'; why: string }

/** The one screen of a checkout: the sections, the card with what is agreed beside or below them, and on phones the bar with the total. */
export function OrderForm(props: Props) {
	const { form, order, words, total, isWithdrawn, onSend, onTotalChanged, onRefused, phone, card, cardId, first, children, isWhole } = props
	const { fields, messages } = form
	const [refusal, setRefusal] = useState<Refusal | null>(null)

	function send(event: FormEvent) {
		event.preventDefault()
		setRefusal(null)
		if (!messages.check()) return
		if (isWithdrawn) messages.show([{ name: null, text: words.withdrawn }])
		else if (total !== null) onSend()
	}

	// What the server refused, at its field or as a whole; each refusal is shown once.
	const { failure } = order
	// biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is told once, with what stands there then
	useEffect(() => {
		if (failure === null || isSignedOut(failure.error)) return
		// The messages are rendered at once, which React does not do within an effect.
		queueMicrotask(() => showRefusal(failure.error, failure.attempt))
	}, [failure])

	function showRefusal(error: unknown, attempt: number) {
		if (!(error instanceof ApiProblem)) return
		if (error.status >= 500) return setRefusal({ kind: 'whole', why: words.failed })
		if (isOutcomeUnknown(error)) return
		if (isTotalChanged(error)) {
			onTotalChanged()
			return setRefusal({ kind: 'total', attempt })
		}
		const faults = refusedFaults(fields, error.fields)
		if (faults.length === 0) return setRefusal({ kind: 'whole', why: wordsOf(error, 'Please try again later.') })
		onRefused?.(Object.keys(error.fields))
		messages.show(faults)
	}

	return (
		<form noValidate onSubmit={send}>
			<Wrap>
				<Stack gap="normal">
					<DoubtNotice order={order} words={words} />
					{refusal?.kind === 'total' && (
						<Notice key={refusal.attempt} title={words.totalChanged.title}>
							{words.totalChanged.text}
						</Notice>
					)}
					<ErrorSummary {...summaryOf(messages, fields, (text) => text)} />
					<Split side={isWhole && card}>
						<Stack gap="apart">
							{first}
							{isWhole && children}
						</Stack>
					</Split>
				</Stack>
			</Wrap>
			<StickyBar>
				<IconButton icon="receipt" label={words.showCard} onClick={() => goToCard(cardId)} />
				<OrderButton words={words.confirm} total={total} isBusy={order.stage !== 'open'} />
			</StickyBar>
			{refusal?.kind === 'whole' && (
				<Suspense>
					<RefusedDialog why={refusal.why} words={words} phone={phone} onClose={() => setRefusal(null)} />
				</Suspense>
			)}
		</form>
	)
}

/** The server's total is another one than was shown (B.R-13). */
export const isTotalChanged = ({ body }: ApiProblem) =>
	typeof body === 'object' && body !== null && 'total_amount' in body && typeof body.total_amount === 'number'

function goToCard(id: string) {
	const card = document.getElementById(id)
	card?.focus({ preventScroll: true })
	card?.closest('section')?.scrollIntoView({ block: 'start' })
}

/**
 * Passes on what is typed, at every change, to be stored for a reload, a way back and other forms (A.LAYOUT-40, A.LAYOUT-41); renders
 * nothing.
 */
export function KeepTyped<Values>({ form, keep }: { form: CheckoutForm & { values: () => Values }; keep: (values: Values) => void }) {
	useWatch({ control: form.control })
	// Also when what is kept along with it has changed.
	useEffect(() => {
		keep(form.values())
	})
	return null
}
