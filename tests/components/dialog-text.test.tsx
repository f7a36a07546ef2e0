import { useEffect, useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ClosureDialog } from '../../src/web/features/staff-company/closure-dialog.tsx'
import { CancelDialog } from '../../src/web/kits/sold/cancel-dialog.tsx'
import { Button } from '../../src/web/ui/button.tsx'
import { Dialog } from '../../src/web/ui/dialog.tsx'
import { BackOverDialogs } from '../../src/web/ui/use-back-closes.ts'
import { button, show } from './support/show.tsx'

const dialog = page.getByRole('dialog')
const back = () => window.history.back()

function Cancelling() {
	const [isOpen, setOpen] = useState(false)
	return (
		<>
			<BackOverDialogs />
			<Button onClick={() => setOpen(true)}>Cancel repair</Button>
			{isOpen && (
				<CancelDialog
					reference="BK-7"
					text="The hour is given back."
					label="Reason"
					sendLabel="Cancel it"
					keepLabel="Keep it"
					problemOf={() => null}
					cancel={() => Promise.resolve()}
					refusal={() => null}
					onClose={() => setOpen(false)}
				/>
			)}
		</>
	)
}

function Closing() {
	const [isOpen, setOpen] = useState(false)
	const asked = { date: '2026-12-25', time: null, closure: null, booked: 0 }
	return (
		<>
			<BackOverDialogs />
			<Button onClick={() => setOpen(true)}>Close the day</Button>
			<ClosureDialog target={isOpen ? asked : null} onClose={() => setOpen(false)} />
		</>
	)
}

test('a reason that was typed is there again when the dialog that Back closed is opened again, until it was sent (ux 6)', async () => {
	await show([{ path: '/', element: <Cancelling /> }], '/')
	await button('Cancel repair').click()
	await dialog.getByLabelText('Reason').fill('The bike is sold')
	back()
	await expect.element(dialog).not.toBeInTheDocument()
	await button('Cancel repair').click()
	await expect.element(dialog.getByLabelText('Reason')).toHaveValue('The bike is sold')
	await dialog.getByRole('button', { name: 'Cancel it' }).click()
	await expect.element(dialog).not.toBeInTheDocument()
	await button('Cancel repair').click()
	await expect.element(dialog.getByLabelText('Reason')).toHaveValue('')
})

test('so is what was typed into the form of a dialog (ux 6)', async () => {
	await show([{ path: '/', element: <Closing /> }], '/')
	await button('Close the day').click()
	await dialog.getByLabelText('Reason').fill('Diwali')
	back()
	await expect.element(dialog).not.toBeInTheDocument()
	await button('Close the day').click()
	await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Diwali')
	await dialog.getByLabelText('Reason').fill('')
	back()
	await expect.element(dialog).not.toBeInTheDocument()
	await button('Close the day').click()
	await expect.element(dialog.getByLabelText('Reason')).toHaveValue('')
})

const everywhere = { position: 'fixed', inset: 0 } as const

function Asking({ onPress }: { onPress: () => void }) {
	const [isOpen, setOpen] = useState(false)
	return (
		<>
			<button type="button" style={everywhere} onClick={() => setOpen(true)}>
				Ask
			</button>
			<Dialog open={isOpen} onClose={() => setOpen(false)} title="Sure?">
				<button type="button" style={everywhere} onClick={onPress}>
					Yes
				</button>
			</Dialog>
		</>
	)
}

test('the second half of a double press does not answer the dialog that the first half opened; a press after it does (ux 6)', async () => {
	const pressed = vi.fn()
	await show([{ path: '/', element: <Asking onPress={pressed} /> }], '/')
	await button('Ask').dblClick()
	await expect.element(dialog).toBeVisible()
	expect(pressed).not.toHaveBeenCalled()
	await dialog.getByRole('button', { name: 'Yes' }).dblClick()
	expect(pressed).toHaveBeenCalledTimes(2)
})

function Answering({ onPress }: { onPress: () => void }) {
	const [isOpen, setOpen] = useState(true)
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => {
		if (!isOpen) heading.current?.focus()
	}, [isOpen])
	return (
		<>
			<h1 ref={heading} tabIndex={-1}>
				Repairs
			</h1>
			<button type="button" style={everywhere} onClick={onPress}>
				Menu
			</button>
			<Dialog open={isOpen} onClose={() => setOpen(false)} title="Sure?">
				<button type="button" style={everywhere} onClick={() => setOpen(false)}>
					Yes
				</button>
			</Dialog>
		</>
	)
}

test('the second half of a double press that closes a dialog does not press what lay behind it; the next press does (ux 6)', async () => {
	const pressed = vi.fn()
	await show([{ path: '/', element: <Answering onPress={pressed} /> }], '/')
	await dialog.getByRole('button', { name: 'Yes' }).dblClick()
	await expect.element(dialog).not.toBeInTheDocument()
	expect(pressed).not.toHaveBeenCalled()
	await expect.element(page.getByRole('heading', { name: 'Repairs' })).toHaveFocus()
	await button('Menu').click()
	expect(pressed).toHaveBeenCalledTimes(1)
})

function Vanishing() {
	const [isOpen, setOpen] = useState(false)
	const [isOffered, setOffered] = useState(true)
	return (
		<>
			<h1>Repair BK-7</h1>
			{isOffered && <Button onClick={() => setOpen(true)}>Cancel repair</Button>}
			<Dialog open={isOpen} onClose={() => setOpen(false)} title="Cancel?">
				<Button onClick={() => setOffered(false)}>It is confirmed meanwhile</Button>
			</Dialog>
		</>
	)
}

test('where the button that opened a dialog is gone when it closes, the keyboard goes on from the heading of the page (ux 4)', async () => {
	await show([{ path: '/', element: <Vanishing /> }], '/')
	await button('Cancel repair').click()
	await dialog.getByRole('button', { name: 'It is confirmed meanwhile' }).click()
	await userEvent.keyboard('{Escape}')
	await expect.element(dialog).not.toBeInTheDocument()
	await expect.element(page.getByRole('heading', { name: 'Repair BK-7' })).toHaveFocus()
})
