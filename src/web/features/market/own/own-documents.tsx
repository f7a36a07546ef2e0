import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import type { SellDocument } from '#contract/market/sell-words.ts'
import { sellDocuments } from '#contract/market/sell-words.ts'
import type { SellRequest } from '#contract/market/selling.ts'
import { newKey, sendSafely, wordsOf } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { toast } from '../../../ui/toast.ts'
import { NotOpened, openDocument } from '../shared/open-document.ts'
import { ownSellRequest, ownSellRequests } from '../shared/sell-queries.ts'
import { documentSlots } from '../shared/sell-slots.ts'
import { sellingApiWithProgress } from '../shared/selling-api.ts'
import styles from './own-documents.module.css'

/**
 * The papers of a sell request: whether all are there, each opened by a link, and those that are missing sent again (B.SELL-15 to
 * B.SELL-18, B.SELL-24).
 */
export function OwnDocuments({ request }: { request: SellRequest }) {
	const { documents, documents_complete, can } = request
	return (
		<Stack as="section" gap="small" aria-labelledby="documents-title">
			<Cluster apart>
				<Heading id="documents-title">Documents</Heading>
				<Stamp kind={documents_complete.complete ? 'ok' : 'bad'}>{documents_complete.complete ? 'Complete' : 'Incomplete'}</Stamp>
			</Cluster>
			{documents_complete.missing.length > 0 && (
				<Text tone="bad" weight="strong" icon="warning">
					Missing: {documents_complete.missing.map((name) => documentSlots[name].name).join(', ')}
				</Text>
			)}
			<ul className={styles.papers} aria-labelledby="documents-title">
				{sellDocuments.map((name) => {
					const document = documents[name]
					const mayBeSent = can.supply.includes(name)
					if (!document && !mayBeSent) return null
					return (
						<li key={name} className={styles.paper}>
							<div>
								<Text>{documentSlots[name].name}</Text>
								{document && (
									<Text size="small" tone={document.acceptable ? 'muted' : 'bad'}>
										{document.acceptable ? document.filename : `Not accepted. ${document.refusal_reason}`}
									</Text>
								)}
							</div>
							<Cluster>
								{document && <OpenDocument id={request.id} name={name} />}
								{mayBeSent && <SupplyDocument id={request.id} name={name} isAgain={document !== undefined} />}
							</Cluster>
						</li>
					)
				})}
			</ul>
		</Stack>
	)
}

function OpenDocument({ id, name }: { id: number; name: SellDocument }) {
	const [isBusy, setBusy] = useState(false)
	async function open() {
		setBusy(true)
		try {
			await openDocument(id, name)
		} catch (error) {
			toast({ title: error instanceof NotOpened ? error.message : wordsOf(error, 'Failed to access document'), kind: 'bad' })
		} finally {
			setBusy(false)
		}
	}
	return (
		<Button variant="text" size="low" busy={isBusy} aria-label={`Open ${documentSlots[name].name} in a new window`} onClick={open}>
			<Icon name="external" size={20} />
			Open
		</Button>
	)
}

function SupplyDocument({ id, name, isAgain }: { id: number; name: SellDocument; isAgain: boolean }) {
	const chooser = useRef<HTMLInputElement>(null)
	const queries = useQueryClient()
	const [share, setShare] = useState(0)
	const called = documentSlots[name].name
	const supply = useMutation({
		mutationFn: (file: File) => {
			const body = new FormData()
			body.append(name, file)
			setShare(0)
			return sendSafely((key) => sellingApiWithProgress(setShare).supply({ params: { id }, body: body as never, key }), newKey())
		},
		onSuccess: (request) => {
			queries.setQueryData(ownSellRequest(id).queryKey, request)
			queries.invalidateQueries({ queryKey: ownSellRequests.queryKey, exact: true })
			toast({ title: `${called} sent` })
		},
	})
	function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
		const [file] = currentTarget.files ?? []
		currentTarget.value = ''
		if (file) supply.mutate(file)
	}
	return (
		<div>
			<Button
				variant="quiet"
				size="low"
				busy={supply.isPending}
				aria-label={`${isAgain ? 'Send again' : 'Add'}: ${called}`}
				onClick={() => chooser.current?.click()}
			>
				<Icon name="upload" size={20} />
				{isAgain ? 'Send again' : 'Add'}
			</Button>
			<input
				ref={chooser}
				type="file"
				accept="application/pdf,image/jpeg,image/png"
				aria-label={`File: ${called}`}
				hidden
				onChange={take}
			/>
			<div role="status">
				{supply.isPending && (
					<Text size="small" numbers>
						Uploading, {Math.round(share * 100)} %
					</Text>
				)}
			</div>
			<div role="alert">
				{supply.error && <FieldError>{wordsOf(supply.error, 'This document could not be sent. Please try again.')}</FieldError>}
			</div>
		</div>
	)
}
