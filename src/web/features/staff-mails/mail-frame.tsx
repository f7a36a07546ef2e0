import { type SyntheticEvent, useMemo } from 'react'
import styles from './mail-preview.module.css'

/**
 * A mail as its reader sees it, at the width of a phone. No script runs in the frame. Its styles stand in attributes, which the policy of
 * our pages forbids in markup (decision 0064): they are put on once it is there. Its links lead nowhere.
 */
export function MailFrame({ html }: { html: string }) {
	const bare = useMemo(() => html.replaceAll(' style="', ' data-style="'), [html])
	return (
		<iframe
			title="The mail as it arrives"
			sandbox="allow-same-origin"
			srcDoc={bare}
			width={360}
			height={640}
			className={styles.frame}
			onLoad={dress}
		/>
	)
}

function dress({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
	const mail = frame.contentDocument
	if (!mail) return
	for (const element of mail.querySelectorAll<HTMLElement>('[data-style]')) element.style.cssText = element.dataset.style ?? ''
	mail.addEventListener('click', (event) => event.preventDefault())
	frame.style.blockSize = `${mail.documentElement.scrollHeight + 2}px`
}
