import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Text } from '../../ui/text.tsx'

/** Stands where somebody was about to do what meanwhile can no longer be done: says why, and what can be done instead. */
export const OverDialog = ({ title, children, onClose }: { title: string; children: ReactNode; onClose: () => void }) => (
	<Dialog open onClose={onClose} title={title} actions={<Button onClick={onClose}>I have read it</Button>}>
		<Text>{children}</Text>
	</Dialog>
)
