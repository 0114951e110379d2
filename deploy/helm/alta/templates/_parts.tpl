{{- define "alta.image" -}}
{{- if .Values.image.digest -}}
{{ .Values.image.repository }}@{{ .Values.image.digest }}
{{- else -}}
{{ .Values.image.repository }}:{{ .Values.image.tag }}
{{- end -}}
{{- end -}}

{{- define "alta.labels" -}}
app.kubernetes.io/name: alta
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "alta.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
imagePullSecrets: {{ toYaml .Values.image.pullSecrets | nindent 2 }}
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile: { type: RuntimeDefault }
volumes:
  - name: secrets
    secret: { secretName: {{ .Values.secrets.name | quote }}, defaultMode: 288 }
  - name: data
    emptyDir: { sizeLimit: 1Gi }
  - name: tmp
    emptyDir: { sizeLimit: 2Gi }
{{- end -}}

{{- define "alta.container" -}}
image: {{ include "alta.image" . | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: secrets, mountPath: /run/secrets/alta, readOnly: true }
  - { name: data, mountPath: /data }
  - { name: tmp, mountPath: /tmp }
{{- end -}}

{{- define "alta.environment" -}}
{{- range $name, $value := .Values.settings }}
- { name: {{ $name | quote }}, value: {{ $value | quote }} }
{{- end }}
{{- range $name, $file := .Values.secrets.files }}
- { name: {{ $name }}_FILE, value: /run/secrets/alta/{{ $file }} }
{{- end }}
{{- end -}}
