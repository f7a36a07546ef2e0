import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '#contract/client.ts'
import { sendSafely, wordsOf } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import { everyRow, useOptions } from './options.ts'
import type { CollectionRow, CollectionScreens } from './staff-collection.ts'
import { keyOf, rowsChanged } from './use-collection.ts'

const inOrder = (rows: readonly CollectionRow[]) => [...rows].sort((a, b) => Number(a.order) - Number(b.order))

/** All rows of a collection, or of one group, to be put in order and saved by one call. */
export function OrderRows({ collection, onClose }: { collection: CollectionScreens; onClose: () => void }) {
	const { words, calls, nameOf, orderable } = collection
	const queries = useQueryClient()
	const within = typeof orderable === 'object' ? orderable : null
	const groups = useOptions(within?.options ?? [])
	const [chosen, setChosen] = useState<string | null>(null)
	/** Keys as they were put; null as long as nothing was moved. */
	const [moved, setMoved] = useState<string[] | null>(null)
	/** The dialog was to be closed with moves that are not saved. */
	const [isConfirmingDiscard, setConfirmingDiscard] = useState(false)
	const { select: _, ...everything } = everyRow<CollectionRow>(
		words.name,
		{
			list: ({ query: { page, page_size }, signal }) => calls.list({ query: { page: String(page), page_size: String(page_size) }, signal }),
		},
		(row) => ({ value: String(keyOf(collection, row)), label: nameOf(row) }),
	)
	const rows = useQuery({ ...everything, refetchOnMount: 'always' })
	const group = chosen ?? groups?.[0]?.value ?? null
	const every = (rows.data ?? []) as CollectionRow[]
	const standing = inOrder(every.filter((row) => within === null || row[within.within] === group))
	const byKey = new Map(standing.map((row) => [String(keyOf(collection, row)), row]))
	const order = moved ?? [...byKey.keys()]
	// Rows that were deleted meanwhile are left out, new ones stand at the end.
	const keys = [...order.filter((key) => byKey.has(key)), ...[...byKey.keys()].filter((key) => !order.includes(key))]
	const items = keys.flatMap((key) => {
		const row = byKey.get(key)
		return row ? [{ id: key, name: nameOf(row), note: row.is_active === false ? '(hidden)' : undefined }] : []
	})

	const { run, isBusy, error } = useAction(async () => {
		const sent = keys.flatMap((key) => {
			const row = byKey.get(key)
			return row ? [keyOf(collection, row)] : []
		})
		try {
			await sendSafely(async () => calls.order?.({ body: { keys: sent } }))
		} finally {
			rowsChanged(queries, collection)
		}
		toast({ title: 'Order saved', text: words.many })
		onClose()
	})
	const close = () => (moved === null || isConfirmingDiscard ? onClose() : setConfirmingDiscard(true))
	return (
		<Dialog
			open
			onClose={close}
			title={`Order of ${words.many.toLowerCase()}`}
			actions={
				<>
					<Button variant={isConfirmingDiscard ? 'bad' : 'quiet'} onClick={close}>
						{isConfirmingDiscard ? 'Discard the new order' : 'Not now'}
					</Button>
					<Button variant="go" busy={isBusy} aria-disabled={moved === null || undefined} onClick={() => run()}>
						Save order
					</Button>
				</>
			}
		>
			<Stack>
				{within && (
					<SelectField
						label={within.label}
						value={group ?? ''}
						disabled={moved !== null}
						hint={moved !== null && 'Save this order first.'}
						onChange={({ target }) => {
							setChosen(target.value)
							setMoved(null)
						}}
					>
						{groups?.map(({ value, label }) => (
							<option key={value} value={value}>
								{label}
							</option>
						))}
					</SelectField>
				)}
				<div role="alert">
					{isConfirmingDiscard && <Text weight="strong">The new order is not saved yet.</Text>}
					{error !== null && (
						<Text tone="bad" size="small">
							{error instanceof ApiProblem && error.status === 409
								? 'Something was added or deleted in the meantime. The list below has it; please save again.'
								: wordsOf(error, 'Not saved. Please try again.')}
						</Text>
					)}
				</div>
				{rows.data ? (
					items.length === 0 ? (
						<Text tone="muted">Nothing stands here yet.</Text>
					) : (
						<SortableList
							label={words.many}
							items={items}
							onChange={(order) => {
								setMoved(order)
								setConfirmingDiscard(false)
							}}
						/>
					)
				) : (
					<NotLoaded query={rows} loading="Loading..." failed="The list could not be loaded." />
				)}
			</Stack>
		</Dialog>
	)
}
