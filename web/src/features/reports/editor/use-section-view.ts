import type { Node } from 'prosemirror-model'
import { type Command, EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readPasted } from './pasted.ts'
import { plugins } from './plugins.ts'

interface SectionViewOptions {
  readonly document: Node
  readonly attributes: Readonly<Record<string, string>>
  readonly readOnly: boolean
  readonly autoFocus: boolean
  /** What stands still above the text while it scrolls. */
  readonly bar: RefObject<HTMLElement | null>
  readonly onChange: (document: Node) => void
  /** Something was pasted or dropped; `leftOut`: there were images or files in it. */
  readonly onPaste: (leftOut: boolean) => void
}

const holdsFiles = (data: DataTransfer | null) =>
  data !== null && data.files.length > 0 && !data.types.includes('text/html')

const room = 16

/**
 * How near the edges of what scrolls the cursor may come: below the format buttons, which stand still there, and above what
 * stands at the foot. ProseMirror asks for it once, so it is read from the page whenever it is used.
 */
const clearOf = (bar: RefObject<HTMLElement | null>) => ({
  get top() {
    return (bar.current?.offsetHeight ?? 0) + room
  },
  right: room,
  bottom: room,
  left: room,
})

/** What the page may do with the editor. */
export interface SectionEditorHandle {
  readonly state: EditorState
  readonly run: (command: Command) => void
  readonly focus: () => void
}

/** An editor in `host` for as long as the component stands; `state` is what it shows now. */
export function useSectionView(host: RefObject<HTMLElement | null>, options: SectionViewOptions): SectionEditorHandle {
  const { document, attributes, readOnly, autoFocus } = options
  const [state, setState] = useState(() => EditorState.create({ doc: document, plugins: [...plugins] }))
  const view = useRef<EditorView>(null)
  const changed = useEffectEvent((doc: Node) => options.onChange(doc))
  const pasted = useEffectEvent((leftOut: boolean) => options.onPaste(leftOut))
  const begin = useEffectEvent((mount: HTMLElement) => {
    const leaveFiles = (data: DataTransfer | null) => {
      if (!holdsFiles(data)) return false
      pasted(true)
      return true
    }
    const made: EditorView = new EditorView(mount, {
      state,
      scrollThreshold: clearOf(options.bar),
      scrollMargin: clearOf(options.bar),
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction)
        made.updateState(next)
        setState(next)
        if (transaction.docChanged) changed(next.doc)
      },
      transformPastedHTML(html) {
        const { clean, images } = readPasted(html)
        pasted(images > 0)
        return clean
      },
      handlePaste: (_, event) => leaveFiles(event.clipboardData),
      handleDrop: (_, event) => leaveFiles(event.dataTransfer),
    })
    view.current = made
    if (autoFocus) made.focus()
    return () => made.destroy()
  })
  useEffect(() => (host.current === null ? undefined : begin(host.current)), [host])
  useEffect(() => {
    view.current?.setProps({ attributes: { ...attributes }, editable: () => !readOnly })
  }, [attributes, readOnly])
  return {
    state,
    run: (command) => {
      if (view.current) command(view.current.state, view.current.dispatch, view.current)
    },
    focus: () => view.current?.focus(),
  }
}
