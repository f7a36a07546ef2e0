import { Stamp } from '../../ui/stamp.tsx'

export const shownWords = ({ is_active }: { is_active: boolean }) => (is_active ? 'Shown' : 'Hidden')

/** Whether customers see it. */
export const ShownStamp = ({ isShown }: { isShown: boolean }) => (isShown ? <Stamp kind="ok">Shown</Stamp> : <Stamp>Hidden</Stamp>)
