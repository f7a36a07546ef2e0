import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Cluster } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'

type RowsReportWords = {
	/** What was done: 'Confirmed 3.' */
	done: string
	/** Who was left out, and why in the server's words. */
	failed: readonly { key: string; name: string; reason: string }[]
}

type ReportProps = RowsReportWords & { onUndo?: () => void; isUndoing: boolean; onClose: () => void }

/** What became of several rows, with the way back; stays until the next thing is done. */
export function RowsReport({ done, failed, onUndo, isUndoing, onClose }: ReportProps) {
	const box = useRef<HTMLDivElement>(null)
	// The button that was pressed is gone with the selection, or far below what is said here.
	useEffect(() => {
		if (document.activeElement === document.body || document.activeElement?.closest('[data-rows-bar]')) box.current?.focus()
	}, [])
	return (
		<div ref={box} tabIndex={-1} role="status" data-print="hide">
			<Panel tone={failed.length > 0 ? 'bad' : undefined}>
				<Text weight="strong">{done}</Text>
				{failed.length > 0 && (
					<ul>
						{failed.map(({ key, name, reason }) => (
							<li key={key}>
								<strong>{name}</strong>: {reason}
							</li>
						))}
					</ul>
				)}
				<Cluster>
					{onUndo && (
						<Button size="low" variant="quiet" busy={isUndoing} onClick={onUndo}>
							Undo
						</Button>
					)}
					<Button size="low" variant="quiet" onClick={onClose}>
						Close
					</Button>
				</Cluster>
			</Panel>
		</div>
	)
}
