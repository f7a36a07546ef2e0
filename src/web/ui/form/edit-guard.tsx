import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Text } from '../text.tsx'

type Report = (form: string, isDirty: boolean) => void
const GuardContext = createContext<Report | null>(null)

/** Around a screen with several edit forms: one question for all of them, since the router asks but once. */
export function EditGuardGroup({ children }: { children: ReactNode }) {
	const [dirty, setDirty] = useState<readonly string[]>([])
	const report = useCallback<Report>((form, isDirty) => {
		setDirty((before) => {
			if (before.includes(form) === isDirty) return before
			return isDirty ? [...before, form] : before.filter((other) => other !== form)
		})
	}, [])
	return (
		<GuardContext value={report}>
			{children}
			<LeaveQuestion isDirty={dirty.length > 0} />
		</GuardContext>
	)
}

/**
 * Asks before a page with something unsaved is left, by a link, by back or by closing the tab. `EditForm` brings it along. `parameter`: of
 * the address, where another value of it leads to another form; alone, not in a group.
 */
export function EditGuard({ form, isDirty, parameter }: { form: string; isDirty: boolean; parameter?: string }) {
	const report = useContext(GuardContext)
	useEffect(() => {
		report?.(form, isDirty)
		return () => report?.(form, false)
	}, [report, form, isDirty])
	return report ? null : <LeaveQuestion isDirty={isDirty} parameter={parameter} />
}

function LeaveQuestion({ isDirty, parameter }: { isDirty: boolean; parameter?: string | undefined }) {
	// Another query of the same page is no leaving.
	const formAt = ({ pathname, search }: { pathname: string; search: string }) =>
		`${pathname} ${parameter === undefined ? '' : new URLSearchParams(search).get(parameter)}`
	const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && formAt(currentLocation) !== formAt(nextLocation))

	useEffect(() => {
		if (!isDirty) return
		const ask = (event: BeforeUnloadEvent) => event.preventDefault()
		window.addEventListener('beforeunload', ask)
		return () => window.removeEventListener('beforeunload', ask)
	}, [isDirty])

	// It was saved while the question stood, or the saving itself leads on: nothing is left to ask.
	const isConfirming = blocker.state === 'blocked'
	useEffect(() => {
		if (isConfirming && !isDirty) blocker.proceed?.()
	}, [isConfirming, isDirty, blocker])

	return (
		<Dialog
			open={isConfirming && isDirty}
			onClose={() => blocker.reset?.()}
			title="Leave without saving?"
			// Back is what was asked about: the router is just taking it back.
			backCloses={false}
			actions={
				<>
					<Button variant="bad" onClick={() => blocker.proceed?.()}>
						Leave
					</Button>
					<Button variant="quiet" onClick={() => blocker.reset?.()}>
						Stay here
					</Button>
				</>
			}
		>
			<Text>What you changed here is not saved yet and would be lost.</Text>
		</Dialog>
	)
}
