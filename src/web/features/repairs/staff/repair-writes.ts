import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Day } from '#contract/admin/staff-day.ts'
import type { PaymentMethod } from '#contract/company/payment-words.ts'
import { repairFlow, repairStatusDisplay } from '#contract/repairs/repair-words.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { formatExactRupees, paise, rupees } from '#shared/money.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { paidWords } from '../../../kits/payment/payment-words.ts'
import { sendOrWait } from '../../../kits/waiting/send-or-wait.ts'
import { writeWork } from '../../../kits/work/write-work.ts'
import { isTechnician } from '../../../session/tokens.ts'
import { staffApi } from '../../../staff-api.ts'
import { changeWork } from '../../../state/staff-day.ts'
import { staffRepair } from '../../../state/staff-queries.ts'
import { stepNames } from './step-names.ts'

type ChangeBody = Parameters<typeof staffApi.changeRepairBooking>[0]['body']
/** With the version that was seen: with an older one than the stored one the change is refused (D-48, B.ADMIN-36). */
export type RepairChange = ChangeBody & { version: number }

/** Sends a change and shows it nowhere, for many at once. Throws the refusal. */
export const sendRepairChange = (id: number, change: RepairChange) => staffApi.changeRepairBooking({ params: { id }, body: change })

/** The next step, a cancellation, another time or technician, or the technician's notes of a repair. Throws the refusal. */
export function changeRepair(queries: QueryClient, id: number, change: RepairChange): Promise<StaffRepairInFull> {
	const { version: _, start_code: _code, start_without: _reason, ...wanted } = change
	return write(queries, id, {
		send: () => sendRepairChange(id, change),
		isDone: (repair) => isAlreadyApplied(repair, wanted),
	})
}

type Payment = { method: PaymentMethod; amount: number; before: Pick<StaffRepairInFull, 'paid_amount' | 'total_amount'> }
type Seen = Pick<StaffRepairInFull, 'id' | 'reference'> & { version?: number }

type ExtraProposal = Parameters<typeof staffApi.proposeExtraWork>[0]['body']
type ExtraSettled = Parameters<typeof staffApi.settleExtraWork>[0]['body']

/**
 * All that the company writes to one repair. Each throws the refusal and is done once, however often it is sent. Where there is no
 * connection a technician's change waits in his browser; then the answer is null.
 */
export function useRepairWrites({ id, reference, version }: Seen) {
	const queries = useQueryClient()
	const changeOnce = useIdempotentSend()
	const payOnce = useIdempotentSend()
	const refundOnce = useIdempotentSend()
	const noteOnce = useIdempotentSend()
	const extraOnce = useIdempotentSend()
	const about = { params: { id }, seen: version ?? null }
	return {
		change: (change: RepairChange) => {
			if (!isTechnician()) return changeRepair(queries, id, change)
			const { version: seen, status, technician_notes, start_code: _code, start_without: _reason, ...plan } = change
			const draft = { ...about, seen, call: 'changeRepairBooking' as const, body: change, shows: shownBy({ status, technician_notes }) }
			const words = `${status ? stepNames[status] : 'Notes on'} ${reference}${technician_notes ? `: “${technician_notes}”` : ''}`
			return write(queries, id, {
				send: () =>
					changeOnce(change, (key) =>
						sendOrWait({ ...draft, words, key }, () => staffApi.changeRepairBooking({ params: { id }, body: change, key })),
					),
				isDone: (repair) => isAlreadyApplied(repair, { status, technician_notes, ...plan }),
			})
		},
		/** Remembers that money came, how and how much, in rupees; `before` is how it was looked at (B.ADMIN-13, D-61). */
		pay: ({ method, amount, before }: Payment) => {
			const body = { method, amount }
			const paid_amount = rupees(paise(before.paid_amount) + paise(amount))
			const shows = { paid_amount, payment_method: method, payment_status: paid_amount < before.total_amount ? 'due' : 'paid' }
			const words = `${formatExactRupees(amount)} for ${reference} ${paidWords[method]}`
			const draft = { ...about, call: 'recordRepairPayment' as const, body, shows, words }
			return write(queries, id, {
				send: () =>
					payOnce(body, (key) => sendOrWait({ ...draft, key }, () => staffApi.recordRepairPayment({ params: { id }, body, key }))),
				isDone: (repair) => repair.payment_method === method && repair.paid_amount === paid_amount,
			})
		},
		/** Remembers that what was paid was given back, and how (D-61). */
		refund: (method: PaymentMethod) =>
			write(queries, id, {
				send: () => refundOnce(method, (key) => staffApi.recordRepairRefund({ params: { id }, body: { method }, key })),
				isDone: ({ payment_status, refund_method }) => payment_status === 'refunded' && refund_method === method,
			}),
		/** Asks the customer whether more may be done than was agreed (D-53). */
		proposeExtra: (proposal: ExtraProposal) =>
			write(queries, id, {
				send: () => extraOnce(proposal, (key) => staffApi.proposeExtraWork({ params: { id }, body: proposal, key })),
				// Two proposals may be alike, so only the reply shows that this one was made.
				isDone: () => false,
			}),
		/** Takes a proposal back, or records what the customer said about it on the phone (D-53). */
		settleExtra: (extraId: number, answer: ExtraSettled) =>
			write(queries, id, {
				send: () => extraOnce([extraId, answer], (key) => staffApi.settleExtraWork({ params: { id, extraId }, body: answer, key })),
				isDone: ({ extra_work }) => extra_work.some((extra) => extra.id === extraId && extra.status === answer.answer),
			}),
		/** A note for the company alone. Two notes may have the same text, so only the reply shows that this one was saved. */
		note: (text: string) => {
			const draft = { ...about, call: 'addRepairNote' as const, body: { text }, shows: {}, words: `Note on ${reference}: “${text}”` }
			return write(queries, id, {
				send: () =>
					noteOnce(text, (key) => sendOrWait({ ...draft, key }, () => staffApi.addRepairNote({ params: { id }, body: { text }, key }))),
				isDone: () => false,
			})
		},
	}
}

/** What a technician's step makes of a repair, as the server will answer it. */
const shownBy = ({ status, technician_notes }: Pick<RepairChange, 'status' | 'technician_notes'>) => ({
	...(status && {
		status,
		status_display: repairStatusDisplay[status],
		next_statuses: repairFlow[status].filter((next) => next !== 'cancelled'),
	}),
	...(technician_notes !== undefined && { technician_notes }),
})

type RepairWrite<Row> = { send: () => Promise<Row>; isDone: (repair: StaffRepairInFull) => boolean }

const write = <Row extends StaffRepairInFull | null>(queries: QueryClient, id: number, { send, isDone }: RepairWrite<Row>) =>
	writeWork<Row>({
		send,
		// What is looked for is a repair, and that is a Row in any case.
		look: () => queries.fetchQuery({ ...staffRepair(id), staleTime: 0 }) as Promise<Row>,
		keep: (repair) => repair && keepRepair(queries, repair),
		isDone: (repair) => repair !== null && isDone(repair),
	})

function isAlreadyApplied(repair: StaffRepairInFull, { items, ...wanted }: Omit<RepairChange, 'version'>) {
	const is: Record<string, unknown> = {
		...repair,
		reason: repair.cancel_reason,
		schedule_time: repair.schedule_time.slice(0, 5),
		technician: repair.technician_id,
	}
	const lines = items?.map(({ service_id, model_id, quantity = 1 }) => [service_id, model_id, quantity].join())
	const areLines = repair.services.map(({ package: { id }, model_id, quantity }) => [id, model_id, quantity].join())
	return (
		Object.entries(wanted).every(([field, value]) => value === undefined || is[field] === value) &&
		(lines === undefined || lines.join(' ') === areLines.join(' '))
	)
}

/** Shows a repair's new state on every screen at once, and asks for what else the change has moved. */
function keepRepair(queries: QueryClient, repair: StaffRepairInFull) {
	const { id, status, status_display, kind, technician_id, starts_at, ends_at, version } = repair
	const { total_amount, paid_amount, payment_method, payment_status } = repair
	const money = { total_amount, paid_amount, payment_method, payment_status }
	const change = { status, status_display, kind, technician_id, starts_at, ends_at, version, ...money }
	queries.setQueryData(staffRepair(id).queryKey, repair)
	queries.setQueriesData<Day>({ queryKey: ['staff', 'day'] }, (day) => day && changeWork(day, { work: 'repair', id }, change))
	queries.invalidateQueries({
		queryKey: ['staff'],
		// The repair itself is what the server just said.
		predicate: ({ queryKey: [, collection, of, part] }) => concerned.includes(collection) && (of !== id || part !== undefined),
	})
}
const concerned: unknown[] = ['repair-bookings', 'day', 'counts', 'audit-log']
