import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '#contract/client.ts'
import { partLimits } from '#contract/parts/part-words.ts'
import type { StaffPart } from '#contract/parts/staff-parts.ts'
import { formatMoment } from '#shared/days.ts'
import { wordsOf } from '../../api.ts'
import { useTypedValues } from '../../browser/typed-text.ts'
import { useIdempotentSend } from '../../kits/form/use-idempotent-send.ts'
import { staffApi } from '../../staff-api.ts'
import { Button } from '../../ui/button.tsx'
import { DetailPart } from '../../ui/detail-screen.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { Text } from '../../ui/text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { AvailabilityStamp } from './availability-stamp.tsx'

const signed = (change: number) => (change > 0 ? `+${change}` : `−${-change}`)
/** Changes of which somebody wants to know without looking for them. */
const shownChanges = 10

/** How many there are, how that came about, and the way to change it (B.ADMIN-08). */
export function PartStock({ part }: { part: StaffPart }) {
	const [isOpen, setOpen] = useState(false)
	const changes = useQuery({
		queryKey: ['staff', 'parts', part.uuid, 'stock', part.stock_quantity],
		queryFn: ({ signal }) => staffApi.stockChanges({ params: { uuid: part.uuid }, query: { page_size: shownChanges }, signal }),
	})
	return (
		<DetailPart title="Stock">
			<Rows ruled>
				<Row term="Pieces" strong>
					{part.stock_quantity}
				</Row>
				<Row term="Customers see">
					<AvailabilityStamp status={part.availability_status} />
				</Row>
			</Rows>
			<div>
				<Button variant="quiet" size="low" aria-haspopup="dialog" onClick={() => setOpen(true)}>
					Change the stock
				</Button>
			</div>
			{changes.isError && <Text tone="bad">The changes of the stock could not be loaded.</Text>}
			{changes.data && changes.data.results.length > 0 && (
				<Rows ruled>
					{changes.data.results.map(({ id, change, reason, actor_name, created_at }) => (
						<Row key={id} term={`${signed(change)}: ${reason}`} under={actor_name ?? undefined}>
							{formatMoment(new Date(created_at))}
						</Row>
					))}
				</Rows>
			)}
			{isOpen && <StockDialog part={part} onClose={() => setOpen(false)} />}
		</DetailPart>
	)
}

function StockDialog({ part, onClose }: { part: StaffPart; onClose: () => void }) {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	const [{ by = '', reason = '' }, type] = useTypedValues<{ by: string; reason: string }>(`stock of ${part.uuid}`)
	const [problems, setProblems] = useState<{ change?: string; reason?: string }>({})
	const change = Number(by.replace('−', '-'))
	const { run, isBusy, error } = useAction(async () => {
		const body = { change, reason }
		// Whoever presses again after a lost answer must not count the pieces twice.
		const saved = await sendOnce(body, (key) => staffApi.changeStock({ params: { uuid: part.uuid }, body, key }))
		queries.setQueryData(['staff', 'parts', part.uuid], saved)
		queries.invalidateQueries({ queryKey: ['staff', 'parts'] })
		type(null)
		toast({ title: `${saved.stock_quantity} in stock`, text: part.name })
		onClose()
	})
	const refused = error instanceof ApiProblem ? error.fields : {}
	const isWhole = /^[+−-]?\d+$/.test(by.trim()) && change !== 0
	function send() {
		const found = {
			...(!isWhole && { change: 'Please write by how many, such as 10 or -2.' }),
			...(reason.trim() === '' && { reason: 'Please say why.' }),
		}
		setProblems(found)
		if (Object.keys(found).length === 0) run()
	}
	return (
		<FormDialog title="Change the stock" closeLabel="Leave it" sendLabel="Change" busy={isBusy} onSend={send} onClose={onClose}>
			<Text size="small" tone="muted">
				{part.name}: {part.stock_quantity} in stock. What is sold meanwhile is counted too.
			</Text>
			<TextField
				label="By how many"
				hint={isWhole ? `Then there are ${part.stock_quantity + change}.` : 'With - before it where some are gone.'}
				inputMode="text"
				autoComplete="off"
				required
				value={by}
				onChange={({ target }) => {
					type({ by: target.value })
					setProblems(({ change: _, ...others }) => others)
				}}
				error={problems.change ?? refused.change?.[0]}
				data-autofocus=""
			/>
			<TextField
				label="Reason"
				autoComplete="off"
				required
				maxLength={partLimits.reason}
				value={reason}
				onChange={({ target }) => {
					type({ reason: target.value })
					setProblems(({ reason: _, ...others }) => others)
				}}
				error={problems.reason ?? refused.reason?.[0]}
			/>
			{error !== null && Object.keys(refused).length === 0 && (
				<Text tone="bad" role="alert">
					{wordsOf(error, 'The stock could not be changed. Please try again.')}
				</Text>
			)}
		</FormDialog>
	)
}
